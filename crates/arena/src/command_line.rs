//! What is typed after `cmd:`.

use std::env;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// A program and its arguments, split as a shell would; no shell runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLine {
    text: String,
    program: String,
    args: Vec<String>,
}

impl CommandLine {
    /// The command, to be started.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.args);
        command
    }

    /// A digest of the command and of every file that it names: the program, looked up as it would be to start it, and each
    /// argument that is a file, also behind a `=`. What those files use in turn is not part of it.
    pub fn fingerprint(&self) -> io::Result<String> {
        let mut digest = Sha256::new();
        let files = self.args.iter().map(|word| named_file(word));
        for (word, file) in
            [&self.program].into_iter().chain(&self.args).zip([self.executable()].into_iter().chain(files))
        {
            digest.update((word.len() as u64).to_le_bytes());
            digest.update(word);
            if let Some(file) = file {
                digest.update(digest_of(&file)?);
            }
        }
        Ok(format!("sha256:{}", HEXLOWER.encode(&digest.finalize())))
    }

    /// The file of the program; nothing if there is none.
    fn executable(&self) -> Option<PathBuf> {
        if Path::new(&self.program).components().count() > 1 {
            return named_file(&self.program);
        }
        let folders = env::var_os("PATH")?;
        env::split_paths(&folders).map(|folder| folder.join(&self.program)).find(|file| file.is_file())
    }
}

fn named_file(word: &str) -> Option<PathBuf> {
    let behind = word.split_once('=').map(|(_, behind)| behind);
    [Some(word), behind].into_iter().flatten().map(PathBuf::from).find(|path| path.is_file())
}

fn digest_of(file: &Path) -> io::Result<[u8; 32]> {
    let (mut file, mut digest, mut piece) = (File::open(file)?, Sha256::new(), vec![0; 1 << 16]);
    loop {
        match file.read(&mut piece)? {
            0 => return Ok(digest.finalize().into()),
            length => digest.update(&piece[..length]),
        }
    }
}

impl FromStr for CommandLine {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words =
            shlex::split(text).ok_or("a quote or escape in the command is not closed")?.into_iter();
        let program = words.next().ok_or("the command is empty")?;
        Ok(Self { text: text.to_owned(), program, args: words.collect() })
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn fingerprint(text: &str) -> String {
        text.parse::<CommandLine>().unwrap().fingerprint().unwrap()
    }

    #[test]
    fn a_fingerprint_changes_with_the_command_and_with_each_file_it_names() {
        let folder = tempfile::tempdir().unwrap();
        let (program, net) = (folder.path().join("bot"), folder.path().join("net.bin"));
        fs::write(&program, "one").unwrap();
        fs::write(&net, "weights").unwrap();
        let text = format!("{} --net={} --fast", program.display(), net.display());
        let first = fingerprint(&text);
        assert_eq!(fingerprint(&text), first);
        assert_ne!(fingerprint(&text.replace("--fast", "--slow")), first);
        assert_ne!(fingerprint(&text.replace(" --fast", "")), first);
        fs::write(&net, "other weights").unwrap();
        let second = fingerprint(&text);
        assert_ne!(second, first);
        fs::write(&program, "two").unwrap();
        assert_ne!(fingerprint(&text), second);
        fs::write(&program, "one").unwrap();
        fs::write(&net, "weights").unwrap();
        assert_eq!(fingerprint(&text), first);
    }

    #[test]
    fn a_program_without_a_folder_is_looked_up() {
        let command: CommandLine = "sh -c true".parse().unwrap();
        assert!(command.executable().is_some_and(|file| file.ends_with("sh")));
        assert_eq!("nosuchprogram".parse::<CommandLine>().unwrap().executable(), None);
        assert_ne!(fingerprint("nosuchprogram"), fingerprint("nosuchprogram2"));
    }
}
