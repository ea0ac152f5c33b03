//! The commands a developer types: `cargo xtask COMMAND`.
//!
//! This package has few dependencies, because it is compiled before anything else on every cold run.

mod arguments;
mod attack;
mod bench;
mod callgrind;
mod cluster;
mod codegen;
mod deny;
mod deploy_check;
mod failure;
mod faults;
mod figures;
mod fuzz;
mod install;
mod invocation;
mod load;
mod machete;
mod no_std;
mod node;
mod package;
mod play;
mod program;
mod python;
mod scaling;
mod steps;
mod table;
mod terminal;
mod test;
mod test_services;
mod upgrade;
mod web;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use arguments::Arguments;
use failure::Failure;
use terminal::{print, print_error};

const HELP: &str = "\
Usage: cargo xtask COMMAND

  play [ARGS...]                  Build the web app and the program, start the server, and open it in a browser
                                  where there is one; ARGS go to `mandala serve`
  play --terminal [ARGS...]       Build the program and play in this terminal; ARGS go to `mandala play`
  test [--quick | --slow]         Check formatting, lints and documentation, and run every test; --quick checks formatting,
                                  lints, unit and law tests, and unit tests of the web app, in three minutes at most;
                                  --slow tries many more random games
  web                             Build the web app, unless nothing of it has changed
  python [--release] [--bench]    Build the wheel of the Python package in a virtual environment, and run its tests; --release
                                  builds what is shipped, --bench measures it
  bench [--seconds N]             Measure the rules engines: time, and instructions by callgrind
  cluster [--nodes N] [--workers M] [--listen ADDRESS]
                                  Start PostgreSQL, NATS, N nodes (3), M workers (2) and HAProxy in front of them on
                                  this machine, until Ctrl-C
  attack [--program PATH]         Attack a server of its own, built for release or that program, as strangers and guests could,
                                  and print what held and what others felt of it
  faults [--rounds N] [--seed S] [--only FAULT]
                                  Let parts of such a cluster fail while people play, and check everything after
  scaling [--share PERCENT] [--seconds N] [--tables T]
                                  Measure clusters of one to three nodes, each with that share of a core (20 %); as root
  upgrade                         Exchange the program of the commit before this one for this one in such a cluster while
                                  people play, and check everything after
  codegen                         Write the types of the protocol for the web app
  deny                            Check licences, sources, duplicates and advisories of dependencies
  no-std                          Build the rules with `core` and `alloc` alone
  package                         Pack the crates to be published, and build them from the packages alone
  machete                         Search for dependencies that nothing uses
  deploy-check                    Check what lies in deploy/ by schemas and by the programs that read them, as far as they are there
  fuzz [TARGET] [--seconds N]     Run the fuzz targets, or one of them, for N seconds each (30)
  help                            Show this text

Rust, a C linker (`cc`, on Debian the package gcc) and Node (20.19, 22.12 or newer, with npm) are needed for play and
test. On Debian, root gets Node by itself; for a game in the terminal it is not needed.";

fn main() -> ExitCode {
    match dispatch(env::args_os().skip(1).collect()) {
        Ok(status) => status,
        Err(failure) => {
            print_error(format_args!("error: {failure}"));
            if matches!(failure, Failure::Usage(_)) {
                print_error(format_args!("\n{HELP}"));
            }
            failure.exit_code()
        }
    }
}

fn dispatch(mut words: Vec<OsString>) -> Result<ExitCode, Failure> {
    if words.is_empty() {
        return Err(Failure::Usage("no command was given".into()));
    }
    let command = words.remove(0);
    // The program has flags and help texts of its own, so its arguments pass through unread.
    if command == "play" {
        return play::play(&words);
    }
    let mut arguments = Arguments::new(words)?;
    if arguments.flag("--help") || arguments.flag("-h") {
        print(HELP);
        return Ok(ExitCode::SUCCESS);
    }
    match command.to_str() {
        Some("test") => test::test(arguments),
        Some("attack") => attack::attack(arguments),
        Some("bench") => bench::bench(arguments),
        Some("cluster") => cluster::cluster(arguments),
        Some("faults") => faults::faults(arguments),
        Some("scaling") => scaling::scaling(arguments),
        Some("upgrade") => upgrade::upgrade(arguments),
        Some("codegen") => codegen::codegen(arguments),
        Some("deny") => deny::deny(arguments),
        Some("no-std") => no_std::no_std(arguments),
        Some("package") => package::package(arguments),
        Some("machete") => machete::machete(arguments),
        Some("deploy-check") => deploy_check::deploy_check(arguments),
        Some("fuzz") => fuzz::fuzz(arguments),
        Some("python") => python::python(arguments),
        Some("web") => web::web(arguments),
        Some("help" | "--help" | "-h") => {
            print(HELP);
            Ok(ExitCode::SUCCESS)
        }
        _ => Err(Failure::Usage(format!("there is no command `{}`", command.to_string_lossy()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_command_is_a_usage_error_that_names_it() {
        let failure = dispatch(vec!["tset".into()]).unwrap_err();
        assert_eq!(failure.to_string(), "there is no command `tset`");
        assert!(matches!(failure, Failure::Usage(_)));
    }

    #[test]
    fn a_missing_command_is_a_usage_error() {
        assert!(matches!(dispatch(Vec::new()), Err(Failure::Usage(_))));
    }

    #[test]
    fn an_argument_too_many_is_refused_before_anything_runs() {
        assert!(matches!(dispatch(vec!["test".into(), "--fast".into()]), Err(Failure::Usage(_))));
        assert!(matches!(dispatch(vec!["deny".into(), "all".into()]), Err(Failure::Usage(_))));
    }
}
