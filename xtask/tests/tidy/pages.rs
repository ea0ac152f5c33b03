//! The pages: links, indexes and line width.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{files, root};

/// Every page of ours: those at the root, and those below.
fn pages() -> Vec<(PathBuf, String)> {
    let at_root = fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().path());
    let at_root = at_root.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    files("md")
        .into_iter()
        .chain(at_root.map(|path| (path.clone(), fs::read_to_string(path).unwrap())))
        .collect()
}

/// A page without its examples, where brackets mean something else.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

/// The names under which a page's headings can be linked to, as GitHub makes them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        let kept = heading.trim_start_matches('#').trim().chars();
        let kept = kept.filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
        kept.collect::<String>().to_lowercase().replace(' ', "-")
    };
    headings.map(anchor).collect()
}

#[test]
fn every_link_between_our_pages_leads_somewhere() {
    let mut followed = 0;
    for (path, text) in pages() {
        for rest in prose(&text).split("](").skip(1) {
            let link = rest.split([')', ' ']).next().unwrap();
            if link.contains("://") || link.starts_with("mailto:") {
                continue;
            }
            followed += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            assert!(target.exists(), "{} links to {link}", path.display());
            if !anchor.is_empty() {
                let page = prose(&fs::read_to_string(target).unwrap());
                assert!(anchors(&page).contains(anchor), "{} links to {link}", path.display());
            }
        }
    }
    assert!(followed > 10, "{followed}");
    assert_eq!(
        anchors("## `mandala simulate`\ntext\n# Views, all"),
        ["mandala-simulate", "views-all"].map(str::to_owned).into()
    );
}

/// A page that no index names is not found.
#[test]
fn every_page_is_in_the_index_of_its_folder() {
    for folder in ["docs", "docs/decisions", "docs/experiments"] {
        let folder = root().join(folder);
        let index = fs::read_to_string(folder.join("README.md")).unwrap();
        for entry in fs::read_dir(&folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            if Path::new(&name).extension().is_some_and(|ending| ending == "md") && name != "README.md" {
                let link = format!("]({name})");
                assert!(index.contains(&link), "{}/README.md does not link to {name}", folder.display());
            }
        }
    }
}

/// Every Markdown file that git keeps, wherever it lies.
fn markdown() -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() && !name.starts_with('.') && !["target", "node_modules", "dist"].contains(&name)
            {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root(), &mut found);
    found
}

/// Whether a line of prose could be broken: code and what has no space cannot.
fn can_be_broken(line: &str) -> bool {
    let text = line.trim_start_matches([' ', '-', '*', '>']);
    // Every second part is code.
    text.split('`').step_by(2).any(|prose| prose.contains(' '))
}

/// Tables, code and what cannot be broken may be longer.
#[test]
fn markdown_is_wrapped_at_120_columns() {
    let mut looked_at = 0;
    for path in markdown() {
        looked_at += 1;
        let text = fs::read_to_string(&path).unwrap();
        let mut in_code = false;
        for (number, line) in text.lines().enumerate() {
            let fence = line.trim_start().starts_with("```");
            in_code ^= fence;
            let exempt = in_code || fence || line.trim_start().starts_with('|');
            let fits = exempt || line.chars().count() <= 120 || !can_be_broken(line);
            assert!(fits, "{}:{}: longer than 120 columns", path.display(), number + 1);
        }
    }
    assert!(looked_at > 40, "{looked_at}");
    assert!(
        can_be_broken("- two words") && !can_be_broken("- [link](https://example.org/)`code with spaces`")
    );
}

/// Browsers have stopped to take `xml:space` from the element around a text.
#[test]
fn pictures_of_the_terminal_keep_their_spaces() {
    let mut texts = 0;
    for name in ["play-mandala.svg", "play-stones.svg"] {
        let picture = fs::read_to_string(root().join("docs/images").join(name)).unwrap();
        for text in picture.split("<text").skip(1) {
            let attributes = text.split('>').next().unwrap();
            assert!(attributes.contains("xml:space=\"preserve\""), "{name}: {attributes}");
            texts += 1;
        }
    }
    assert!(texts > 100);
}
