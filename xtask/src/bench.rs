//! `cargo xtask bench`: how fast the rules engines and the table server are, as tables for docs/benchmarks.md.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use crate::arguments::Arguments;
use crate::callgrind;
use crate::failure::Failure;
use crate::figures::{Figures, read};
use crate::install::ensure_package;
use crate::invocation::Invocation;
use crate::load;
use crate::program::{self, Profile};
use crate::table::{Align, Table, whole};
use crate::terminal::print;

/// Measures time first, then instructions, which hardly vary on a busy machine.
pub(crate) fn bench(mut arguments: Arguments) -> Result<ExitCode, Failure> {
    let seconds = arguments.seconds()?.unwrap_or(5);
    arguments.finish()?;
    let program = program::build(Profile::Release)?;
    print(format_args!("\n## {}, {}\n", processor(), compiler()?));
    let figures = measure(&program, &["--seconds", &seconds.to_string()])?;
    print(times(&figures));
    print("");
    print(load::measure(&program, seconds)?);
    if let Err(reason) = ensure_package("valgrind", "valgrind") {
        print(format_args!("\nInstruction counts are skipped: {reason}"));
        return Ok(ExitCode::SUCCESS);
    }
    print("");
    let mut table = Table::new([
        ("game", Align::Left),
        ("players", Align::Right),
        ("instructions a decision", Align::Right),
    ]);
    for entry in &figures {
        let instructions = callgrind::instructions_per_decision(&program, entry)?;
        table.row([entry.game.clone(), whole(entry.players), whole(instructions)]);
    }
    print(table);
    Ok(ExitCode::SUCCESS)
}

/// Runs `mandala bench --json` with these arguments.
pub(crate) fn measure(program: &Path, arguments: &[&str]) -> Result<Vec<Figures>, Failure> {
    let program = program.to_string_lossy();
    let mut invocation = Invocation::new(&program, &["bench", "--json"]);
    for argument in arguments {
        invocation = invocation.argument(*argument);
    }
    let output = invocation.output()?;
    read(&output)
        .ok_or_else(|| Failure::Output { of: invocation.to_string(), detail: output.trim().to_owned() })
}

fn times(figures: &[Figures]) -> Table<7> {
    let mut table = Table::new([
        ("game", Align::Left),
        ("players", Align::Right),
        ("ns a decision", Align::Right),
        ("games/s", Align::Right),
        ("decisions/s", Align::Right),
        ("decisions a game", Align::Right),
        ("legal a decision", Align::Right),
    ]);
    for entry in figures {
        table.row([
            entry.game.clone(),
            whole(entry.players),
            format!("{:.1}", entry.ns_per_decision),
            whole(entry.games_per_second),
            whole(entry.decisions_per_second),
            format!("{:.1}", entry.decisions_per_game),
            format!("{:.2}", entry.legal_per_decision),
        ]);
    }
    table
}

/// The processor by the name it gives itself.
fn processor() -> String {
    let linux = fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| model_name(&text));
    let mac = || Invocation::new("sysctl", &["-n", "machdep.cpu.brand_string"]).output().ok();
    linux.or_else(mac).map_or_else(|| "unknown processor".to_owned(), |name| name.trim().to_owned())
}

fn model_name(cpuinfo: &str) -> Option<String> {
    let line = cpuinfo.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, name)| name.trim().to_owned())
}

fn compiler() -> Result<String, Failure> {
    Ok(Invocation::new("rustc", &["--version"]).output()?.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::ENTRY;

    #[test]
    fn the_table_can_be_pasted_into_a_document() {
        let expected = "\
| game   | players | ns a decision | games/s | decisions/s | decisions a game | legal a decision |
| ------ | ------: | ------------: | ------: | ----------: | ---------------: | ---------------: |
| stones |       3 |         400.0 |  41,250 |   2,500,000 |             60.6 |            12.35 |";
        assert_eq!(times(&read(ENTRY).unwrap()).to_string(), expected);
    }

    #[test]
    fn the_processor_is_named_by_its_first_core() {
        let text = "processor\t: 0\nmodel name\t: Some CPU @ 3 GHz\nmodel name\t: Other\n";
        assert_eq!(model_name(text).as_deref(), Some("Some CPU @ 3 GHz"));
        assert_eq!(model_name("processor\t: 0\n"), None);
    }
}
