//! The messages as TypeScript sees them: one file for the web app, written by `cargo xtask codegen`.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    AnalysisBody, AnalysisState, ClientMessage, Confirmation, DailyBody, DailyResult, ErrorBody, GamePage,
    GameSeat, GameSummary, GameTally, LeaderBody, LessonBody, LessonChoice, LessonScript, LevelTally, LogIn,
    LogLine, LoginInfo, Me, NewAccount, NewName, NewPassword, NewTable, NewToken, PersonBody, RatingBody,
    RatingKind, RatingStep, Recoverable, Recovery, ReplayAt, ReplayFilm, ReplayFrame, Scope, ServerMessage,
    StatisticsBody, TableKind, TableSummary, Tally, TokenInfo, TokenMade, Typed, VerifyBody, What,
};

/// The types of every message, as a module of TypeScript.
pub fn typescript() -> String {
    // Times are milliseconds since 1970, which a number holds exactly for the next 285,000 years.
    let mut found = Found { config: Config::new().with_large_int("number"), types: BTreeMap::new() };
    // Whatever these mention comes along.
    found.visit::<ClientMessage>();
    found.visit::<ServerMessage>();
    found.visit::<ErrorBody>();
    found.visit::<NewTable>();
    found.visit::<TableSummary>();
    found.visit::<Me>();
    found.visit::<PersonBody>();
    found.visit::<NewName>();
    found.visit::<Typed>();
    found.visit::<NewAccount>();
    found.visit::<Recoverable>();
    found.visit::<LogIn>();
    found.visit::<Recovery>();
    found.visit::<NewPassword>();
    found.visit::<Confirmation>();
    found.visit::<LoginInfo>();
    found.visit::<Scope>();
    found.visit::<NewToken>();
    found.visit::<TokenInfo>();
    found.visit::<TokenMade>();
    found.visit::<TableKind>();
    found.visit::<GameSeat>();
    found.visit::<GameSummary>();
    found.visit::<GamePage>();
    found.visit::<ReplayFrame>();
    found.visit::<ReplayAt>();
    found.visit::<ReplayFilm>();
    found.visit::<AnalysisState>();
    found.visit::<AnalysisBody>();
    found.visit::<VerifyBody>();
    found.visit::<RatingKind>();
    found.visit::<RatingBody>();
    found.visit::<RatingStep>();
    found.visit::<LeaderBody>();
    found.visit::<Tally>();
    found.visit::<StatisticsBody>();
    found.visit::<GameTally>();
    found.visit::<LevelTally>();
    found.visit::<DailyBody>();
    found.visit::<DailyResult>();
    found.visit::<LessonChoice>();
    found.visit::<LessonScript>();
    found.visit::<LessonBody>();
    found.visit::<LogLine>();
    // It is part of another, which hides it.
    found.visit::<What>();
    let mut module = format!(
        "// Written by `cargo xtask codegen` from crates/protocol. Do not change it by hand.\n\n\
         /** The version of the protocol. */\nexport const VERSION = {};\n",
        crate::VERSION
    );
    for declaration in found.types.values() {
        module.push('\n');
        module.push_str(declaration);
        module.push('\n');
    }
    module
}

struct Found {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types of the language itself are not declared, but those of ours within them are.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.types.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            self.types.insert(name, format!("{docs}export {}", T::decl(&self.config)));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
