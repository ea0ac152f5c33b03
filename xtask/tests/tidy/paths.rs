//! Which modules of a crate use which, read from its tokens: paths that begin with `crate`, `super` or `self`, trees of `use`, and
//! names that the root exports again.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The root of a crate as a module: what `lib.rs` or `main.rs` declares itself.
pub(super) const ROOT: &str = "the root";

/// Names from the root of a crate on; the root itself is empty.
type Path = Vec<String>;

/// For each module in the root, the others it uses.
pub(super) type Uses = BTreeMap<String, BTreeSet<String>>;

/// What the files of a crate say, each with the path of its module.
pub(super) fn uses<'text>(files: impl IntoIterator<Item = (Path, &'text str)>) -> Uses {
    let mut read = Crate::default();
    for (module, text) in files {
        read.file(&module, text.parse().unwrap());
    }
    read.uses()
}

#[derive(Default)]
struct Crate {
    modules: BTreeSet<Path>,
    /// Modules in files of their own that only tests have.
    tests: BTreeSet<Path>,
    /// Which module names which path.
    paths: Vec<(Path, Path)>,
    /// What a name in the root stands for, as `use` says it there.
    imports: BTreeMap<String, Path>,
    /// Macros are exported from the root, wherever they are declared.
    macros: BTreeMap<String, Path>,
    /// The names that the root's own items say.
    said_by_root: BTreeSet<String>,
}

impl Crate {
    fn file(&mut self, module: &Path, tokens: TokenStream) {
        self.modules.insert(module.clone());
        self.tokens(module, tokens);
    }

    fn tokens(&mut self, module: &Path, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            at = self.token(module, &tokens, at);
        }
    }

    /// Takes in what begins at a token, and gives where to go on.
    fn token(&mut self, module: &Path, tokens: &[TokenTree], at: usize) -> usize {
        match &tokens[at] {
            TokenTree::Punct(hash) if hash.as_char() == '#' && is_for_tests(tokens.get(at + 1)) => {
                self.test_item(module, tokens, at + 2)
            }
            // `$crate` is for those who call the macro.
            TokenTree::Punct(dollar) if dollar.as_char() == '$' => at + 2,
            TokenTree::Ident(word) if word == "macro_rules" && says(tokens.get(at + 1), "!") => {
                self.macros.insert(tokens[at + 2].to_string(), module.clone());
                at + 3
            }
            TokenTree::Ident(word) if word == "mod" && inner(tokens.get(at + 2)).is_some() => {
                let module = [module.as_slice(), &[tokens[at + 1].to_string()]].concat();
                self.file(&module, inner(tokens.get(at + 2)).unwrap());
                at + 3
            }
            TokenTree::Ident(word) if word == "mod" && says(tokens.get(at + 2), ";") => at + 3,
            TokenTree::Ident(word) if word == "use" && module.is_empty() => {
                let mut found = Vec::new();
                let end = tree(tokens, at + 1, &Path::new(), &mut found);
                self.imports.extend(found.into_iter().map(|(path, name)| (name, absolute(module, &path))));
                end
            }
            TokenTree::Ident(word)
                if ["crate", "super", "self"].iter().any(|first| word == first)
                    && colons(tokens, at + 1)
                    && !(at >= 2 && colons(tokens, at - 2)) =>
            {
                let mut found = Vec::new();
                let end = tree(tokens, at, &Path::new(), &mut found);
                self.paths
                    .extend(found.into_iter().map(|(path, _)| (module.clone(), absolute(module, &path))));
                end
            }
            TokenTree::Ident(word) if module.is_empty() => {
                self.said_by_root.insert(word.to_string());
                at + 1
            }
            TokenTree::Group(group) => {
                self.tokens(module, group.stream());
                at + 1
            }
            _ => at + 1,
        }
    }

    /// Leaves out what only tests have: an item ends with a block or a semicolon.
    fn test_item(&mut self, module: &Path, tokens: &[TokenTree], mut at: usize) -> usize {
        while let Some(token) = tokens.get(at) {
            at += 1;
            if says(Some(token), "mod") && says(tokens.get(at + 1), ";") {
                self.tests.insert([module.as_slice(), &[tokens[at].to_string()]].concat());
            }
            if says(Some(token), ";") || inner(Some(token)).is_some() {
                break;
            }
        }
        at
    }

    fn uses(self) -> Uses {
        let mut uses = Uses::new();
        for module in &self.modules {
            if !self.is_test(module) {
                uses.entry(top(module)).or_default();
            }
        }
        for (module, path) in &self.paths {
            if !self.is_test(module)
                && let Some(used) = self.used(path)
                && used != top(module)
            {
                uses.entry(top(module)).or_default().insert(used);
            }
        }
        let said = self.said_by_root.iter().filter_map(|name| self.used(std::slice::from_ref(name)));
        uses.entry(ROOT.to_owned()).or_default().extend(said.filter(|used| used != ROOT));
        uses
    }

    fn is_test(&self, module: &Path) -> bool {
        self.tests.iter().any(|test| module.starts_with(test))
    }

    /// The module that has what a path names; none if that is another crate's.
    fn used(&self, path: &[String]) -> Option<String> {
        let first = path.first()?;
        assert_ne!(first, "*", "a glob of a crate's root hides what is used");
        if self.modules.contains(&path[..1]) {
            return Some(first.clone());
        }
        match (self.imports.get(first), self.macros.get(first)) {
            (Some(import), _) => self.modules.contains(&import[..1]).then(|| import[0].clone()),
            (None, Some(module)) => Some(top(module)),
            (None, None) => Some(ROOT.to_owned()),
        }
    }
}

fn top(module: &[String]) -> String {
    module.first().map_or(ROOT, String::as_str).to_owned()
}

/// A path as the root would say it.
fn absolute(module: &[String], path: &[String]) -> Path {
    let mut from = module.to_vec();
    let mut behind = path;
    while let Some((first, rest)) = behind.split_first() {
        match first.as_str() {
            "crate" => from.clear(),
            "super" => drop(from.pop()),
            "self" => {}
            _ => break,
        }
        behind = rest;
    }
    // In `use`, what begins with a name of its own begins there.
    from.extend_from_slice(behind);
    from
}

/// Reads a path, or a tree of them in braces, and gives where it ends. Each comes with the name it has from there on.
fn tree(tokens: &[TokenTree], mut at: usize, before: &Path, found: &mut Vec<(Path, String)>) -> usize {
    let mut path = before.clone();
    loop {
        match tokens.get(at) {
            Some(TokenTree::Ident(word)) => path.push(word.to_string()),
            Some(star) if says(Some(star), "*") => path.push("*".to_owned()),
            group => {
                if let Some(inner) = inner(group) {
                    let tokens: Vec<TokenTree> = inner.into_iter().collect();
                    for branch in tokens.split(|token| says(Some(token), ",")).filter(|it| !it.is_empty()) {
                        tree(branch, 0, &path, found);
                    }
                    return at + 1;
                }
                // A turbofish, or the colons before a whole tree.
                break;
            }
        }
        at += 1;
        if !colons(tokens, at) {
            break;
        }
        at += 2;
    }
    if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    let renamed = says(tokens.get(at), "as").then(|| tokens.get(at + 1)).flatten();
    let name = renamed.map(ToString::to_string).or_else(|| path.last().cloned());
    found.extend(name.map(|name| (path, name)));
    at
}

/// `#[cfg(test)]`, or that and more.
fn is_for_tests(attribute: Option<&TokenTree>) -> bool {
    attribute.is_some_and(|it| {
        let text = it.to_string().replace(' ', "");
        text == "[cfg(test)]" || text.starts_with("[cfg(all(test,")
    })
}

fn colons(tokens: &[TokenTree], at: usize) -> bool {
    says(tokens.get(at), ":") && says(tokens.get(at + 1), ":")
}

fn says(token: Option<&TokenTree>, text: &str) -> bool {
    token.is_some_and(|token| token.to_string().replace(' ', "") == text)
}

/// What stands in braces.
fn inner(token: Option<&TokenTree>) -> Option<TokenStream> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => Some(group.stream()),
        _ => None,
    }
}
