//! The messages of the protocol: `index.ts`.

use std::collections::BTreeSet;

use protocol::{
    AnalysisBody, AnalysisState, ClientMessage, Confirmation, ContinueFrom, CreatedToken, DailyBody,
    DailyPlayed, DailyResult, ErrorBody, GamePage, GameSeat, GameSummary, GameTally, HintBody, JudgeAction,
    LeaderBody, LessonBody, LessonChoice, LessonScript, LevelTally, LogIn, LogLine, LoginInfo, Me,
    NewAccount, NewName, NewPassword, NewTable, NewToken, Online, PersonBody, PersonalEvent, RatingBody,
    RatingKind, RatingStep, Recoverable, Recovery, ReplayAt, ReplayFilm, ReplayFrame, Scope, SecretText,
    ServerMessage, StatisticsBody, TableChange, TableKind, TableSummary, Tally, TokenInfo, VERSION,
    VerifyBody,
};

use ts_rs::TypeVisitor;

use crate::declarations::Declarations;
use crate::header::HEADER;

/// The types of each game by what they are for. `G` in other types is the name of a game, so that code that knows which
/// one is played has its types.
const GAMES: &str = "\
/** What each game writes, by its name. */
export interface Games {
  mandala: {
    view: MandalaView;
    event: MandalaEvent;
    effects: MandalaEffects;
    figures: MandalaFigures;
    printed: MandalaPrinted;
    options: MandalaOptions;
    action: MandalaAction;
  };
  stones: {
    view: StonesView;
    event: StonesEvent;
    effects: StonesEffects;
    figures: StonesFigures;
    printed: StonesPrinted;
    options: StonesOptions;
    action: StonesAction;
  };
}
";

/// The module, and the names of its types.
pub(crate) fn protocol() -> (String, BTreeSet<String>) {
    let mut found = Declarations::new();
    // Whatever these mention comes along.
    found.visit::<ClientMessage>();
    found.visit::<ServerMessage>();
    found.visit::<PersonalEvent>();
    found.visit::<ErrorBody>();
    found.visit::<NewTable>();
    found.visit::<TableSummary>();
    found.visit::<Me>();
    found.visit::<PersonBody>();
    found.visit::<Online>();
    found.visit::<NewName>();
    found.visit::<SecretText>();
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
    found.visit::<CreatedToken>();
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
    found.visit::<ContinueFrom>();
    found.visit::<JudgeAction>();
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
    found.visit::<DailyPlayed>();
    found.visit::<LessonChoice>();
    found.visit::<LessonScript>();
    found.visit::<LessonBody>();
    found.visit::<LogLine>();
    // They are parts of others, which hide them.
    found.visit::<TableChange>();
    found.visit::<HintBody>();
    let kinds = ["Action", "Effects", "Event", "Figures", "Options", "Printed", "View"];
    let import = |game: &str, module: &str| {
        let names = kinds.map(|kind| format!("{game}{kind}")).join(", ");
        format!("import type {{ {names} }} from './{module}';\n")
    };
    let head = format!(
        "{HEADER}\n{}{}\n/** The version of the protocol. */\nexport const VERSION = {VERSION};\n\n{GAMES}",
        import("Mandala", "mandala"),
        import("Stones", "stones"),
    );
    // A type that names the game's types says so by `<G>`; any game, if nothing is said.
    let module = found.module(&head).replace("<G> = ", "<G extends GameName = GameName> = ");
    (module, found.names().cloned().collect())
}
