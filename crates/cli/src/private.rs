//! Files and folders that hold what a server keeps: new ones are for their owner alone.

use std::fs::{DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::path::Path;

/// Creates a folder, and those it is in, where there are none.
pub(crate) fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Opens a file to write to it, and creates it where there is none. As root it gets the owner of its folder: the server that
/// is to use it may run as another user.
pub(crate) fn open_file(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.clone().create_new(true).open(file) {
        Ok(opened) => {
            // Only root can give files away; for others it stays their own.
            let _ = give_to_owner_of(file, file.parent().unwrap_or(Path::new("")));
            Ok(opened)
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => options.open(file),
        Err(error) => Err(error),
    }
}

/// Gives a file the owner and the group of another one, or of a folder.
#[cfg(unix)]
pub(crate) fn give_to_owner_of(file: &Path, other: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    let other = if other.as_os_str().is_empty() { Path::new(".") } else { other };
    let (now, then) = (std::fs::metadata(file)?, std::fs::metadata(other)?);
    if (now.uid(), now.gid()) == (then.uid(), then.gid()) {
        return Ok(());
    }
    match chown(file, Some(then.uid()), Some(then.gid())) {
        // Only the group is another: who owns it can use it all the same.
        Err(_) if now.uid() == then.uid() => Ok(()),
        done => done,
    }
}

/// Gives a file the owner and the group of another one, or of a folder.
#[cfg(not(unix))]
pub(crate) fn give_to_owner_of(_file: &Path, _other: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether other users of this machine can read a file.
pub(crate) fn is_readable_by_others(file: &Path) -> bool {
    let may = |path: &Path, right: u32| {
        std::fs::metadata(path).is_ok_and(|data| mode(&data.permissions()) & right == right)
    };
    may(file, 0o004) && file.parent().is_none_or(|folder| may(folder, 0o001))
}

#[cfg(unix)]
fn mode(permissions: &Permissions) -> u32 {
    std::os::unix::fs::PermissionsExt::mode(permissions)
}

#[cfg(not(unix))]
fn mode(_: &Permissions) -> u32 {
    0
}
