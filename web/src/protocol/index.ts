// Written by `cargo xtask codegen`. Do not change it by hand.

import type { MandalaAction, MandalaEffects, MandalaEvent, MandalaFigures, MandalaOptions, MandalaPrinted, MandalaView } from './mandala';
import type { StonesAction, StonesEffects, StonesEvent, StonesFigures, StonesOptions, StonesPrinted, StonesView } from './stones';

/** The version of the protocol. */
export const VERSION = 1;

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

/**
 * A command was accepted, and what it did is durable.
 */
export type Ack = { 
/**
 * The command's id.
 */
id: string, 
/**
 * The version of the table after it.
 */
version: number, };

/**
 * An analysis, asked for or made.
 */
export type AnalysisBody = { 
/**
 * Under which it can be asked for again.
 */
id: string, 
/**
 * Where it is.
 */
state: AnalysisState, 
/**
 * Pieces of work done.
 */
done: number, 
/**
 * All pieces of work; 0 until it has begun.
 */
total: number, 
/**
 * What `mandala analyse --json` prints, when it is made.
 */
result?: Json, };

/**
 * Where an analysis is.
 */
export type AnalysisState = "queued" | "running" | "done" | "failed";

/**
 * What a client sends over a table's socket.
 */
export type ClientMessage = { "type": "command" } & Envelope | { "type": "effects", 
/**
 * Chosen by the client: it comes back with the answer.
 */
id?: string, 
/**
 * The action.
 */
action: string, } | { "type": "hint", 
/**
 * Chosen by the client: it comes back with the answer.
 */
id?: string, } | { "type": "ping", 
/**
 * The client's own time, sent back.
 */
sent: number, };

/**
 * How much time players have.
 */
export type ClockSpec = { "kind": "none" } | { "kind": "fischer", 
/**
 * Seconds at the start.
 */
initial: number, 
/**
 * Seconds added after each action.
 */
increment: number, } | { "kind": "days", 
/**
 * Days.
 */
days: number, };

/**
 * The clocks at one moment.
 */
export type ClockState = { 
/**
 * Milliseconds left to each seat when the running clock was started.
 */
left: Array<number>, 
/**
 * The seat whose clock runs.
 */
running: number | null, 
/**
 * When it was started: milliseconds since 1970 by the server's clock.
 */
since: number, };

/**
 * What a person does at a table.
 */
export type Command = { "do": "join", 
/**
 * The key from the invitation.
 */
key?: string, 
/**
 * The person's part in the deal.
 */
nonce?: string, } | { "do": "nonce", 
/**
 * Any text.
 */
nonce: string, } | { "do": "decline", } | { "do": "leave", } | { "do": "act", 
/**
 * The action in the game's notation.
 */
action: string, } | { "do": "undo", } | { "do": "answer_undo", 
/**
 * Whether it may be taken back.
 */
agree: boolean, } | { "do": "resign", } | { "do": "abort", } | { "do": "claim_result", 
/**
 * The seat of the one who is away.
 */
away: number, } | { "do": "stand_in", 
/**
 * The seat of the one who is away.
 */
away: number, 
/**
 * Who plays.
 */
level: LevelName, } | { "do": "return", } | { "do": "rematch", } | { "do": "react", 
/**
 * The reaction.
 */
reaction: Reaction, };

/**
 * Says that one means it: the password, where there is one.
 */
export type Confirmation = { 
/**
 * The account's password; guests have none.
 */
password?: SecretText, };

/**
 * A moment of a finished game from which the caller wants to play on.
 */
export type ContinueFrom = { 
/**
 * After how many actions.
 */
ply: number, 
/**
 * In which seat.
 */
seat: number, 
/**
 * The computer in every other seat.
 */
level: LevelName, };

/**
 * A token that was made, with its secret, which is shown this once.
 */
export type CreatedToken = { 
/**
 * What the program sends after `Authorization: Bearer`.
 */
secret: SecretText, 
/**
 * The token's id, by which it can be ended.
 */
id: string, 
/**
 * What it is for.
 */
label: string, 
/**
 * What it allows.
 */
scopes: Array<Scope>, 
/**
 * When it was made: milliseconds since 1970.
 */
created: number, 
/**
 * When it was last used, to the hour: milliseconds since 1970.
 */
seen: number, };

/**
 * The deal of a day.
 */
export type DailyBody = { 
/**
 * The day, as `2026-11-15` (UTC).
 */
date: string, 
/**
 * The game.
 */
game: GameName, 
/**
 * Against whom.
 */
level: LevelName, 
/**
 * SHA-256 of the day's secret.
 */
commitment: string, 
/**
 * When the commitment was published: milliseconds since 1970.
 */
published: number, 
/**
 * The secret, when the day is over.
 */
secret?: string, 
/**
 * The table at which the caller plays or has played it.
 */
table?: string, 
/**
 * Whether one's result is, or would be, among the results: not if another person has begun it on this device.
 */
counts: boolean, };

/**
 * A deal of a day that the caller has finished on its day.
 */
export type DailyPlayed = { 
/**
 * The day, as `2026-11-15` (UTC).
 */
date: string, 
/**
 * The game.
 */
game: GameName, 
/**
 * The table, which is the game's id.
 */
table: string, 
/**
 * Whether one won.
 */
won: boolean, 
/**
 * Whether it was a draw.
 */
drawn: boolean, 
/**
 * The caller's points and the computer's; nothing if the game was given up.
 */
scores: [number, number] | null, };

/**
 * A person's result in the deal of a day.
 */
export type DailyResult = { 
/**
 * The place, from 1: by winning, then by the points more than the computer's, then by points.
 */
place: number, 
/**
 * The person's public id.
 */
person: string, 
/**
 * Their name; nothing if the person is no longer here.
 */
name: string | null, 
/**
 * Whether they won.
 */
won: boolean, 
/**
 * Whether it was a draw.
 */
drawn: boolean, 
/**
 * Their points and the computer's; nothing if the game was given up.
 */
scores: [number, number] | null, };

/**
 * How a table's game ended.
 */
export type EndBody = { 
/**
 * Final points by seat; nothing if the game was given up.
 */
scores: Array<number> | null, 
/**
 * The winner's seat; nothing in a draw.
 */
winner: number | null, 
/**
 * Why the game ended: the rule, or how it was given up.
 */
reason: string, 
/**
 * Each seat's place, from 1; equal places are shared.
 */
places: Array<number>, 
/**
 * The secret whose commitment was published before the deal; empty at a deal of the day, where it is published
 * with the others when the day is over.
 */
secret: string, };

/**
 * A command, and what makes it safe to send twice or late.
 */
export type Envelope = { 
/**
 * Chosen by the client: a repeat with the same id has no further effect and gets the same answer.
 */
id: string, 
/**
 * The version of the table the command was made against. Actions need it; where it is missing, any version will do.
 */
version?: number, 
/**
 * The seat acted for. It may be left out by a person who holds one seat.
 */
seat?: number, 
/**
 * The command.
 */
command: Command, };

/**
 * Why something was refused. `code` is for programs and never changes its meaning; `message` is for people.
 */
export type ErrorBody = { 
/**
 * The kind of error, which is also the id of its words in every language.
 */
code: string, 
/**
 * The error in words, in the language asked for.
 */
message: string, 
/**
 * What the words mention, by name.
 */
args?: { [key in string]: string }, };

/**
 * Which game.
 */
export type GameName = "mandala" | "stones";

/**
 * Some finished games, the latest first.
 */
export type GamePage = { 
/**
 * The games.
 */
games: Array<GameSummary>, 
/**
 * What to send as `before` for the games before these; nothing if there are none.
 */
next?: string, };

/**
 * A seat in a finished game.
 */
export type GameSeat = { 
/**
 * The name of the person or level; nothing if the person is no longer here.
 */
name: string | null, 
/**
 * The person's public id.
 */
person?: string, 
/**
 * The computer whose seat it was.
 */
level?: LevelName, 
/**
 * Whether a program played in the person's place, by a token.
 */
bot?: boolean, 
/**
 * The place, from 1; equal places are shared.
 */
place: number, 
/**
 * The points; nothing if the game was given up.
 */
score: number | null, };

/**
 * A finished game in a list.
 */
export type GameSummary = { 
/**
 * The game's id, which is its table's.
 */
id: string, 
/**
 * Which game.
 */
game: GameName, 
/**
 * The kind of table.
 */
kind: TableKind, 
/**
 * Whether it counted for ratings.
 */
rated: boolean, 
/**
 * Whether it is public.
 */
public: boolean, 
/**
 * When it ended: milliseconds since 1970.
 */
ended: number, 
/**
 * The seats in turn order.
 */
seats: Array<GameSeat>, };

/**
 * Games of one kind.
 */
export type GameTally = { 
/**
 * The game.
 */
game: GameName, 
/**
 * The number of players.
 */
players: number, 
/**
 * The own points on average, over games that were played to their end.
 */
average_score: number | null, 
/**
 * All of them.
 */
games: number, 
/**
 * Won alone.
 */
wins: number, 
/**
 * Shared first place.
 */
draws: number, };

/**
 * Advice for the player to move.
 */
export type HintBody = { 
/**
 * The version of the table it is about.
 */
version: number, 
/**
 * The best action found.
 */
action: string, 
/**
 * The winning chance with it, from 0 to 1.
 */
chance: number, 
/**
 * Why it is best: the id of a sentence in every language.
 */
reason: string, 
/**
 * What the sentence mentions, by name.
 */
args: { [key in string]: string }, 
/**
 * The sentence, in the language asked for.
 */
words: string, };

/**
 * JSON made elsewhere: a view, an event or the effects of an action, as the game's engine wrote it for one viewer.
 */
export type Json = unknown;

/**
 * An action to be judged instead of the one that was played.
 */
export type JudgeAction = { 
/**
 * After how many actions.
 */
ply: number, 
/**
 * The action, in the game's notation.
 */
action: string, };

/**
 * A line of a leaderboard.
 */
export type LeaderBody = { 
/**
 * The place, from 1.
 */
place: number, 
/**
 * The person's public id.
 */
person: string, 
/**
 * Their name.
 */
name: string, 
/**
 * What the board is sorted by: the rating less twice its deviation.
 */
sure: number, 
/**
 * The estimate.
 */
rating: number, 
/**
 * How uncertain it is.
 */
deviation: number, 
/**
 * How many games it is made from.
 */
games: number, };

/**
 * One of the server's lessons.
 */
export type LessonBody = { 
/**
 * Its name, under which it can be played.
 */
name: string, 
/**
 * The id of its title's words.
 */
title: string, 
/**
 * The id of the words for each of the learner's actions, in order.
 */
steps: Array<string>, 
/**
 * The game.
 */
game: GameName, };

/**
 * A lesson to be played: a lesson of the server by its name, or a script of the caller's own.
 */
export type LessonChoice = { "named": string } | { "own": LessonScript };

/**
 * How far the learner has come in a lesson.
 */
export type LessonProgress = { 
/**
 * The lesson's name, if it is one of the server's.
 */
name?: string, 
/**
 * How many of the learner's actions have been played: the place of the next action's words among the lesson's `steps`.
 */
done: number, 
/**
 * How many there are.
 */
steps: number, 
/**
 * The action that is expected next, as long as there is one: what a client points at when the learner asks.
 */
next?: string, };

/**
 * A lesson: a position and what is to be done in it.
 */
export type LessonScript = { 
/**
 * The game.
 */
game: GameName, 
/**
 * How many play.
 */
players: number, 
/**
 * The learner's seat.
 */
seat?: number, 
/**
 * What differs from the game as published, as in records.
 */
options?: Games[GameName]['options'], 
/**
 * The set-up, as in records.
 */
setup: Json, 
/**
 * What was played before the lesson begins.
 */
before?: Array<string>, 
/**
 * What is to be played, in order: the learner's actions and the others' answers, which come by themselves.
 */
script: Array<string>, };

/**
 * A computer opponent.
 */
export type LevelName = "beginner" | "casual" | "club" | "expert" | "master";

/**
 * Games against one level.
 */
export type LevelTally = { 
/**
 * The level.
 */
level: LevelName, 
/**
 * All of them.
 */
games: number, 
/**
 * Won alone.
 */
wins: number, 
/**
 * Shared first place.
 */
draws: number, };

/**
 * A name and its password.
 */
export type LogIn = { 
/**
 * The account's name.
 */
name: string, 
/**
 * Its password.
 */
password: SecretText, 
/**
 * Whether a guest who sits at tables is to be left behind; otherwise such a guest is told to think again.
 */
leave_guest?: boolean, };

/**
 * Something that has happened at a table, as one viewer may know it. What was taken back since is among it.
 */
export type LogLine<G extends GameName = GameName> = { 
/**
 * The version of the table after it.
 */
version: number, 
/**
 * When it happened: milliseconds since 1970 by the server's clock.
 */
at: number, 
/**
 * What the action caused, in order, as far as the viewer may see it.
 */
events?: Array<Games[G]['event']>, 
/**
 * What the viewer might know of the game after it. Only the lines from the viewer's last action on have it: they are what
 * happened since their last turn.
 */
view?: Games[G]['view'], 
/**
 * What the rules made of that view.
 */
figures?: Games[G]['figures'], } & ({ "what": "created" } | { "what": "joined", seat: number, } | { "what": "nonce_changed", seat: number, } | { "what": "left", seat: number, } | { "what": "started" } | { "what": "played", seat: number, action: string, } | { "what": "undo_asked", seat: number, } | { "what": "undo_agreed", seat: number, } | { "what": "undo_refused", seat: number, } | { "what": "undone", seat: number, ply: number, } | { "what": "resigned", seat: number, } | { "what": "timed_out", seat: number, } | { "what": "claimed", seat: number, } | { "what": "stood_in", seat: number, level: LevelName, } | { "what": "returned", seat: number, } | { "what": "aborted" } | { "what": "resumed" } | { "what": "rematched", next: string, });

/**
 * A browser that is logged in.
 */
export type LoginInfo = { 
/**
 * The login's id, by which it can be ended.
 */
id: string, 
/**
 * What the browser calls itself.
 */
agent: string, 
/**
 * When it logged in: milliseconds since 1970.
 */
created: number, 
/**
 * When it was last seen, to the hour: milliseconds since 1970.
 */
seen: number, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

/**
 * Who the caller is.
 */
export type Me = { 
/**
 * The public id.
 */
id: string, 
/**
 * The name shown to others.
 */
name: string, 
/**
 * Whether there is a password; otherwise this is a guest, known by this browser only.
 */
account: boolean, 
/**
 * When one first came: milliseconds since 1970.
 */
created: number, };

/**
 * What makes an account of a guest.
 */
export type NewAccount = { 
/**
 * The name to log in with, which no other account has.
 */
name: string, 
/**
 * 8 to 200 characters.
 */
password: SecretText, };

/**
 * A new name.
 */
export type NewName = { 
/**
 * The name: 1 to 24 visible characters.
 */
name: string, };

/**
 * A password to be replaced.
 */
export type NewPassword = { 
/**
 * The password so far.
 */
current: SecretText, 
/**
 * The one from now on.
 */
new: SecretText, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * The game.
 */
game: GameName, 
/**
 * Each seat in turn order; their number is the number of players.
 */
seats: Array<SeatChoice>, 
/**
 * What differs from the game as published, as in records.
 */
options?: Games[GameName]['options'], 
/**
 * Who may find it.
 */
visibility?: Visibility, 
/**
 * Whether it counts for the players' ratings.
 */
rated?: boolean, 
/**
 * The time to think.
 */
clock?: ClockSpec, 
/**
 * How many actions behind the players spectators are kept.
 */
delay?: number, 
/**
 * Whether players may ask for hints though they play against other people. It changes nothing where one person plays
 * against computers; rated games never have hints.
 */
hints?: boolean, 
/**
 * The maker's part in the deal; made up if it is missing.
 */
nonce?: string, };

/**
 * A token to be made.
 */
export type NewToken = { 
/**
 * What it is for, in the person's own words: 1 to 60 visible characters.
 */
label: string, 
/**
 * What it allows: at least one.
 */
scopes: Array<Scope>, };

/**
 * How many people are at a table just now, to say how likely it is that an opponent is found.
 */
export type Online = { 
/**
 * How many; 999 stands for more, too.
 */
people: number, };

/**
 * The public part of a person.
 */
export type PersonBody = { 
/**
 * The public id.
 */
id: string, 
/**
 * The name shown to others.
 */
name: string, };

/**
 * An event of a person's stream.
 */
export type PersonalEvent = { "type": "state", 
/**
 * Whose stream it is.
 */
me: PersonBody, 
/**
 * Every open or running table that concerns the person.
 */
tables: Array<PersonalTable>, } | { "type": "table" } & PersonalTable | { "type": "closing", 
/**
 * The same reasons as a socket's.
 */
reason: string, };

/**
 * How a table stands for one person.
 */
export type PersonalStatus = "challenged" | "waiting" | "playing" | "to_move" | "over" | "gone";

/**
 * A table as it stands for one person.
 */
export type PersonalTable = { 
/**
 * How it stands.
 */
status: PersonalStatus, 
/**
 * The version of the table at which that is so.
 */
version: number, 
/**
 * The person's seats; while they are challenged, the seats kept for them.
 */
seats: Array<number>, 
/**
 * The public id of the person in each seat; nothing where there is none.
 */
people: Array<string | null>, 
/**
 * The seat whose player waits for them to agree that an action is taken back.
 */
undo_asked?: number, 
/**
 * The table itself.
 */
table: TableSummary, };

/**
 * Where a table is in its life.
 */
export type Phase = "open" | "running" | "over" | "aborted";

/**
 * Whether the person in a seat is there.
 */
export type Presence = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether the person is connected.
 */
online: boolean, 
/**
 * When the person was last connected, if not now: milliseconds since 1970.
 */
since?: number, 
/**
 * Until when the others have to wait, if it is this seat's turn and they need not wait for ever: milliseconds since
 * 1970. Only players are told.
 */
until?: number, };

/**
 * A person's rating.
 */
export type RatingBody = { 
/**
 * The game.
 */
game: GameName, 
/**
 * Two players or more.
 */
kind: RatingKind, 
/**
 * The estimate.
 */
rating: number, 
/**
 * How uncertain it is: the true strength lies within twice this, 19 times out of 20.
 */
deviation: number, 
/**
 * How many games it is made from.
 */
games: number, 
/**
 * When the last one ended: milliseconds since 1970.
 */
updated: number, };

/**
 * What a rating is about, besides the game.
 */
export type RatingKind = "duel" | "group" | "bot-duel" | "bot-group";

/**
 * A rating after a game.
 */
export type RatingStep = { 
/**
 * The game that changed it.
 */
game_id: string, 
/**
 * When it ended: milliseconds since 1970.
 */
at: number, 
/**
 * The estimate after it.
 */
rating: number, 
/**
 * How uncertain that is.
 */
deviation: number, };

/**
 * Something to say without words.
 */
export type Reaction = "hello" | "good_luck" | "well_played" | "thinking" | "oops" | "thanks" | "good_game" | "sorry";

/**
 * An account and its recovery code, which is shown this once.
 */
export type Recoverable = { 
/**
 * Who the caller is.
 */
me: Me, 
/**
 * What opens the account when the password is lost. The server keeps no more than a hash of it.
 */
recovery: SecretText, };

/**
 * A recovery code, and the password to have from now on.
 */
export type Recovery = { 
/**
 * The account's name.
 */
name: string, 
/**
 * Its recovery code.
 */
code: SecretText, 
/**
 * The new password.
 */
password: SecretText, };

/**
 * A frame and the game it is from.
 */
export type ReplayAt<G extends GameName = GameName> = { 
/**
 * How many actions the game has.
 */
plies: number, 
/**
 * How many actions have been played.
 */
ply: number, 
/**
 * Whose action was the last one.
 */
seat?: number, 
/**
 * The last action.
 */
action?: Games[G]['action'], 
/**
 * What it caused, as far as this viewer saw it.
 */
events: Array<Games[G]['event']>, 
/**
 * The view of a seat or of a spectator; with open cards a spectator's, to which everything is shown (`reveal`).
 */
view: Games[G]['view'], 
/**
 * What the rules make of it.
 */
figures: Games[G]['figures'], };

/**
 * A whole game as one viewer sees it.
 */
export type ReplayFilm<G extends GameName = GameName> = { 
/**
 * Which game.
 */
game: G, 
/**
 * The players' names.
 */
players: Array<string>, 
/**
 * What differs from the game as published.
 */
options: Games[G]['options'], 
/**
 * What the boards and cards print, as the options come out.
 */
printed: Games[G]['printed'], 
/**
 * The viewpoint: `open`, `public`, or a seat's number.
 */
eyes: string, 
/**
 * The caller's seat, if they held exactly one.
 */
own?: number, 
/**
 * How many actions the game has.
 */
plies: number, 
/**
 * How it ended, if it was played to its end.
 */
result: { scores: Array<number>, winner: number | null, reason: string } | null, 
/**
 * How it was given up, if it was.
 */
forfeit?: { seat: number, why: string }, 
/**
 * Before the first action, and after each.
 */
frames: Array<ReplayFrame<G>>, };

/**
 * A finished game after some of its actions, as one viewer sees it.
 */
export type ReplayFrame<G extends GameName = GameName> = { 
/**
 * How many actions have been played.
 */
ply: number, 
/**
 * Whose action was the last one.
 */
seat?: number, 
/**
 * The last action.
 */
action?: Games[G]['action'], 
/**
 * What it caused, as far as this viewer saw it.
 */
events: Array<Games[G]['event']>, 
/**
 * The view of a seat or of a spectator; with open cards a spectator's, to which everything is shown (`reveal`).
 */
view: Games[G]['view'], 
/**
 * What the rules make of it.
 */
figures: Games[G]['figures'], };

/**
 * What a program may do.
 */
export type Scope = "read" | "play";

/**
 * What is asked of a seat when a table is made.
 */
export type SeatChoice = "me" | "open" | { "computer": LevelName } | { "person": string };

/**
 * What is public about a seat.
 */
export type SeatInfo = { 
/**
 * The name of the person or level in the seat; nothing while it is open.
 */
name: string | null, 
/**
 * The person's public id.
 */
person?: string, 
/**
 * The public id of the person for whom an open seat is kept, as it is for the next game between the same players.
 */
kept_for?: string, 
/**
 * The computer that plays: the seat's own, or one that stands in for its person.
 */
computer?: LevelName, 
/**
 * Whether a program plays in the person's place, by a token.
 */
bot?: boolean, 
/**
 * The nonce this seat gives to the deal.
 */
nonce: string, 
/**
 * How the person lost the game before its end, if they did.
 */
lost?: string, };

/**
 * A secret typed by a person. It prints as nothing.
 */
export type SecretText = string;

/**
 * What the server sends over a table's socket.
 */
export type ServerMessage<G extends GameName = GameName> = { "type": "hello", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The version of the server.
 */
server: string, } | { "type": "snapshot" } & Snapshot<G> | { "type": "update" } & Update<G> | { "type": "ack" } & Ack | { "type": "refused", 
/**
 * The id of the command or question, where it had one.
 */
id: string | null, 
/**
 * The kind of error, which is also the id of its words in every language.
 */
code: string, 
/**
 * The error in words, in the language asked for.
 */
message: string, 
/**
 * What the words mention, by name.
 */
args?: { [key in string]: string }, } | { "type": "effects", 
/**
 * The question's id, where it had one.
 */
id?: string, 
/**
 * The action.
 */
action: Games[G]['action'], 
/**
 * Its effects, as the game's engine writes them.
 */
effects: Games[G]['effects'], } | { "type": "hint", 
/**
 * The question's id, where it had one.
 */
id?: string, 
/**
 * The version of the table it is about.
 */
version: number, 
/**
 * The best action found.
 */
action: string, 
/**
 * The winning chance with it, from 0 to 1.
 */
chance: number, 
/**
 * Why it is best: the id of a sentence in every language.
 */
reason: string, 
/**
 * What the sentence mentions, by name.
 */
args: { [key in string]: string }, 
/**
 * The sentence, in the language asked for.
 */
words: string, } | { "type": "presence" } & Presence | { "type": "spectators", 
/**
 * How many there are now.
 */
count: number, } | { "type": "reaction", 
/**
 * Whose.
 */
seat: number, 
/**
 * The reaction.
 */
reaction: Reaction, } | { "type": "pong", 
/**
 * The client's own time, sent back.
 */
sent: number, 
/**
 * The server's: milliseconds since 1970.
 */
now: number, } | { "type": "closing", 
/**
 * Why: `restart` (connect again), `move` (connect again at once: another server goes on), `slow` (connect again), `logged-out` (the login has ended), `gone` (the table is no
 * more, or no longer to be seen).
 */
reason: string, };

/**
 * The table as one viewer sees it, whole.
 */
export type Snapshot<G extends GameName = GameName> = { 
/**
 * The table's version; every change adds one.
 */
version: number, 
/**
 * The table.
 */
table: TableInfo<G>, 
/**
 * The viewer's own seat; nothing for spectators.
 */
seat: number | null, 
/**
 * What the viewer may know of the game; nothing before the deal.
 */
view: Games[G]['view'] | null, 
/**
 * What the rules make of the view: what pieces are worth, who is ahead.
 */
figures: Games[G]['figures'] | null, 
/**
 * The legal actions, if it is the viewer's turn.
 */
legal?: Array<Games[G]['action']>, 
/**
 * The actions played so far.
 */
history: Array<Games[G]['action']>, 
/**
 * The clocks, where there are any.
 */
clocks?: ClockState, 
/**
 * Whether the viewer may take an action back without asking.
 */
can_undo: boolean, 
/**
 * Whether the viewer may ask the others to let them take an action back.
 */
can_ask_undo: boolean, 
/**
 * Whether the viewer may call the game off.
 */
can_abort: boolean, 
/**
 * Who is there.
 */
presence: Array<Presence>, 
/**
 * How many people look on without a seat.
 */
spectators: number, 
/**
 * The server's time: milliseconds since 1970.
 */
now: number, };

/**
 * What became of a person's games. Same-device games, in which a person holds several seats, are left out.
 */
export type StatisticsBody = { 
/**
 * All games.
 */
all: Tally, 
/**
 * By game and number of players.
 */
by_game: Array<GameTally>, 
/**
 * Games with a computer in them, by its level.
 */
by_level: Array<LevelTally>, 
/**
 * Games won in a row, up to now.
 */
streak: number, 
/**
 * The longest such row.
 */
best_streak: number, };

/**
 * What happened at a table.
 */
export type TableChange = { "what": "created" } | { "what": "joined", seat: number, } | { "what": "nonce_changed", seat: number, } | { "what": "left", seat: number, } | { "what": "started" } | { "what": "played", seat: number, action: string, } | { "what": "undo_asked", seat: number, } | { "what": "undo_agreed", seat: number, } | { "what": "undo_refused", seat: number, } | { "what": "undone", seat: number, ply: number, } | { "what": "resigned", seat: number, } | { "what": "timed_out", seat: number, } | { "what": "claimed", seat: number, } | { "what": "stood_in", seat: number, level: LevelName, } | { "what": "returned", seat: number, } | { "what": "aborted" } | { "what": "resumed" } | { "what": "rematched", next: string, };

/**
 * Everything about a table but the game itself: the same for every viewer.
 */
export type TableInfo<G extends GameName = GameName> = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game.
 */
game: G, 
/**
 * What differs from the game as published.
 */
options: Games[G]['options'], 
/**
 * What its boards and cards print, as the options come out.
 */
printed: Games[G]['printed'], 
/**
 * The seats in turn order.
 */
seats: Array<SeatInfo>, 
/**
 * Who may find it.
 */
visibility: Visibility, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * The time to think.
 */
clock: ClockSpec, 
/**
 * How many actions behind spectators are kept.
 */
delay: number, 
/**
 * Whether hints are given here.
 */
hints: boolean, 
/**
 * What kind of table it is.
 */
kind: TableKind, 
/**
 * The day whose deal it is, as `2026-11-15` (UTC).
 */
day?: string, 
/**
 * How far the learner has come, at a lesson.
 */
lesson?: LessonProgress, 
/**
 * Where it is in its life.
 */
phase: Phase, 
/**
 * SHA-256 of the secret from which, with the nonces, the deal comes.
 */
commitment: string, 
/**
 * How it ended.
 */
end?: EndBody, 
/**
 * The table of the next game between the same players.
 */
rematch?: string, 
/**
 * The seat whose player asks to take an action back.
 */
undo_asked?: number, };

/**
 * What kind of table it is, or was.
 */
export type TableKind = "table" | "daily" | "lesson" | "continued";

/**
 * A table in a list.
 */
export type TableSummary = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game.
 */
game: GameName, 
/**
 * The names in the seats; nothing for an open one.
 */
seats: Array<string | null>, 
/**
 * How many seats anyone may take who can see the table: not those kept for one person. Not said of old tables.
 */
free?: number, 
/**
 * The seats in which programs play in their persons' place.
 */
bots?: Array<number>, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * The time to think.
 */
clock: ClockSpec, 
/**
 * Whether hints are given; not said of old tables.
 */
hints: boolean, 
/**
 * Where it is in its life.
 */
phase: Phase, 
/**
 * When something last happened at it: milliseconds since 1970.
 */
changed: number, };

/**
 * Games counted.
 */
export type Tally = { 
/**
 * All of them.
 */
games: number, 
/**
 * Won alone.
 */
wins: number, 
/**
 * Shared first place.
 */
draws: number, };

/**
 * A token as its person may see it again.
 */
export type TokenInfo = { 
/**
 * The token's id, by which it can be ended.
 */
id: string, 
/**
 * What it is for.
 */
label: string, 
/**
 * What it allows.
 */
scopes: Array<Scope>, 
/**
 * When it was made: milliseconds since 1970.
 */
created: number, 
/**
 * When it was last used, to the hour: milliseconds since 1970.
 */
seen: number, };

/**
 * One change of a table as one viewer sees it.
 */
export type Update<G extends GameName = GameName> = { 
/**
 * The version of the table after the change.
 */
version: number, 
/**
 * When it happened: milliseconds since 1970 by the server's clock.
 */
at: number, 
/**
 * What the action caused, in order, as far as the viewer may see it.
 */
events?: Array<Games[G]['event']>, 
/**
 * What the viewer may know of the game now.
 */
view?: Games[G]['view'], 
/**
 * What the rules make of the view.
 */
figures?: Games[G]['figures'], 
/**
 * The legal actions, if it is the viewer's turn.
 */
legal?: Array<Games[G]['action']>, 
/**
 * The table, if something but the game has changed.
 */
table?: TableInfo<G>, 
/**
 * The clocks, where there are any.
 */
clocks?: ClockState, 
/**
 * Whether the viewer may take an action back without asking.
 */
can_undo: boolean, 
/**
 * Whether the viewer may ask the others to let them take an action back.
 */
can_ask_undo: boolean, 
/**
 * Whether the viewer may call the game off.
 */
can_abort: boolean, } & ({ "what": "created" } | { "what": "joined", seat: number, } | { "what": "nonce_changed", seat: number, } | { "what": "left", seat: number, } | { "what": "started" } | { "what": "played", seat: number, action: string, } | { "what": "undo_asked", seat: number, } | { "what": "undo_agreed", seat: number, } | { "what": "undo_refused", seat: number, } | { "what": "undone", seat: number, ply: number, } | { "what": "resigned", seat: number, } | { "what": "timed_out", seat: number, } | { "what": "claimed", seat: number, } | { "what": "stood_in", seat: number, level: LevelName, } | { "what": "returned", seat: number, } | { "what": "aborted" } | { "what": "resumed" } | { "what": "rematched", next: string, });

/**
 * Whether a deal was as the server had committed itself to.
 */
export type VerifyBody = { 
/**
 * Whether it was.
 */
ok: boolean, 
/**
 * Why not.
 */
error?: ErrorBody, };

/**
 * Who may find a table.
 */
export type Visibility = "private" | "public";
