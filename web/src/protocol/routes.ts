// Written by `cargo xtask codegen`. Do not change it by hand.

import type { Ack, AnalysisBody, ClockSpec, Confirmation, ContinueFrom, CreatedToken, DailyBody, DailyPlayed, DailyResult, Envelope, GameName, GamePage, HintBody, Json, JudgeAction, LeaderBody, LessonBody, LessonChoice, LogIn, LogLine, LoginInfo, Me, NewAccount, NewName, NewPassword, NewTable, NewToken, Online, PersonBody, PersonalEvent, Phase, RatingBody, RatingKind, RatingStep, Recoverable, Recovery, ReplayAt, ReplayFilm, ServerMessage, Snapshot, StatisticsBody, TableSummary, TokenInfo, VerifyBody } from './index';

/**
 * What the server answers, by method and path: what is in the path, behind the `?`, sent and answered. An answer
 * of lines is a text whose every line is JSON of the type `line`; the data of server-sent events are of the type `data`.
 */
export interface Routes {
  /** The analysis of an uploaded record, as far as it has come. */
  'GET /api/analyses/{id}': { params: { id: string }; query: Record<string, never>; body: never; answer: AnalysisBody };
  /** How the analysis of an uploaded record comes along. */
  'GET /api/analyses/{id}/events': { params: { id: string }; query: Record<string, never>; body: never; answer: string; line: AnalysisBody };
  /** The deals of today and tomorrow. */
  'GET /api/daily': { params: Record<string, never>; query: Record<string, never>; body: never; answer: Array<DailyBody> };
  /** Seats the caller at today's deal; if they have begun it already, at their own table. */
  'POST /api/daily': { params: Record<string, never>; query: Record<string, never>; body: { game: GameName }; answer: { table: string } };
  /** The deals of a day, with their secrets when it is over. */
  'GET /api/daily/{date}': { params: { date: string }; query: Record<string, never>; body: never; answer: Array<DailyBody> };
  /** All results: for those who have finished it themselves, and for everyone when the day is over. */
  'GET /api/daily/{date}/{game}/results': { params: { date: string; game: string }; query: Record<string, never>; body: never; answer: Array<DailyResult> };
  /** Everything that happens to one, as server-sent events: first how all open and running tables stand, then each table that
stands differently, whenever it is one's turn included. Each event is sent at most once; a client that has lost the
connection asks again, and begins with the new state. Comments mean nothing. */
  'GET /api/events': { params: Record<string, never>; query: Record<string, never>; body: never; answer: string; data: PersonalEvent };
  /** Finished games, the caller's own or another person's public ones, the latest first. */
  'GET /api/games': { params: Record<string, never>; query: { person?: string; game?: GameName; players?: number; rated?: boolean; opponent?: string; before?: string; limit?: number }; body: never; answer: GamePage };
  /** The records of the caller's games that fit, a line each. Deals of the day come when their day is over. */
  'GET /api/games.jsonl': { params: Record<string, never>; query: { person?: string; game?: GameName; players?: number; rated?: boolean; opponent?: string; before?: string; limit?: number }; body: never; answer: string; line: string };
  /** The analysis of a finished game, as far as it has come; `null` until one is asked for. */
  'GET /api/games/{game}/analysis': { params: { game: string }; query: { key?: string }; body: never; answer: AnalysisBody | null };
  /** Asks for the analysis of a finished game. A second request gets the same one, so a program has to be allowed to read. */
  'POST /api/games/{game}/analysis': { params: { game: string }; query: { key?: string }; body: never; answer: AnalysisBody };
  /** How the analysis of a finished game comes along: a line whenever it comes further, and the analysis itself at the end. */
  'GET /api/games/{game}/analysis/events': { params: { game: string }; query: { key?: string }; body: never; answer: string; line: AnalysisBody };
  /** Makes a table at which a finished game is played on, against computers. Only for those to whom everything in it lies open. */
  'POST /api/games/{game}/continue': { params: { game: string }; query: { key?: string }; body: ContinueFrom; answer: { table: string } };
  /** What an action would foreseeably have done, by what the player to move could know. */
  'GET /api/games/{game}/effects': { params: { game: string }; query: { ply: number; action: string; key?: string }; body: never; answer: Json };
  /** A finished game, whole. */
  'GET /api/games/{game}/film': { params: { game: string }; query: { seat?: string; key?: string }; body: never; answer: ReplayFilm };
  /** Judges an action as an analysis judges the one that was played: one of its `decisions`. A program has to be allowed to read. */
  'POST /api/games/{game}/judgement': { params: { game: string }; query: { key?: string }; body: JudgeAction; answer: Json };
  /** What the player to move could have done. */
  'GET /api/games/{game}/legal': { params: { game: string }; query: { ply: number; key?: string }; body: never; answer: Array<string> };
  /** The record of a finished game: one line. */
  'GET /api/games/{game}/record': { params: { game: string }; query: { key?: string }; body: never; answer: string; line: string };
  /** A finished game at one moment. This address is the link to the moment. */
  'GET /api/games/{game}/replay': { params: { game: string }; query: { ply?: number; seat?: string; key?: string }; body: never; answer: ReplayAt };
  /** Whether a game was dealt as the server had committed itself to. */
  'GET /api/games/{game}/verify': { params: { game: string }; query: { key?: string }; body: never; answer: VerifyBody };
  /** The best players, by their rating less twice its deviation. */
  'GET /api/leaderboard': { params: Record<string, never>; query: { game: GameName; kind: RatingKind; limit?: number }; body: never; answer: Array<LeaderBody> };
  /** The server's lessons. */
  'GET /api/lessons': { params: Record<string, never>; query: Record<string, never>; body: never; answer: Array<LessonBody> };
  /** Makes a table for a lesson: one of the server's, or a script of the caller's own. */
  'POST /api/lessons': { params: Record<string, never>; query: Record<string, never>; body: LessonChoice; answer: { table: string } };
  /** Logs into an account. The login that the browser had before ends; a guest who sits at tables has to say that they
mean it, since that guest's login is lost. */
  'POST /api/login': { params: Record<string, never>; query: Record<string, never>; body: LogIn; answer: Me };
  /** Logs this browser out. A guest cannot log in again. */
  'POST /api/logout': { params: Record<string, never>; query: Record<string, never>; body: never; answer: void };
  /** Who the caller is. Makes no guest of a browser whose login has ended. */
  'GET /api/me': { params: Record<string, never>; query: Record<string, never>; body: never; answer: Me };
  /** Makes a guest for a browser without a login; one with a login keeps it. */
  'POST /api/me': { params: Record<string, never>; query: Record<string, never>; body: never; answer: Me };
  /** Takes another name. An account's name is what it logs in with, and unique. */
  'PATCH /api/me': { params: Record<string, never>; query: Record<string, never>; body: NewName; answer: Me };
  /** Makes an account of a guest, who keeps everything. The recovery code is shown this once. */
  'POST /api/me/account': { params: Record<string, never>; query: Record<string, never>; body: NewAccount; answer: Recoverable };
  /** The deals that the caller has finished on their day, the latest first. */
  'GET /api/me/daily': { params: Record<string, never>; query: Record<string, never>; body: never; answer: Array<DailyPlayed> };
  /** Deletes the account and everything about its person. Open tables are left, running games resigned; finished games stay,
under a neutral name that is the same for all. */
  'POST /api/me/delete': { params: Record<string, never>; query: Record<string, never>; body: Confirmation; answer: void };
  /** All data of the caller as JSON: who they are, logins and tokens (without secrets), settings, tables as lists show
them, and every finished game with its record. Games that still go on hold what others may not know, and are not in
it; nor is the record of a daily deal before its day is over, because others still play it. */
  'GET /api/me/export': { params: Record<string, never>; query: Record<string, never>; body: never; answer: Json };
  /** The browsers that the caller is logged in with, the last seen first. */
  'GET /api/me/logins': { params: Record<string, never>; query: Record<string, never>; body: never; answer: Array<LoginInfo> };
  /** Ends all logins but this one. */
  'DELETE /api/me/logins': { params: Record<string, never>; query: Record<string, never>; body: never; answer: void };
  /** Ends one login. */
  'DELETE /api/me/logins/{login}': { params: { login: string }; query: Record<string, never>; body: never; answer: void };
  /** Changes the password. All other logins end. */
  'PUT /api/me/password': { params: Record<string, never>; query: Record<string, never>; body: NewPassword; answer: void };
  /** Gives a new recovery code; the old one opens nothing any more. */
  'POST /api/me/recovery': { params: Record<string, never>; query: Record<string, never>; body: Confirmation; answer: Recoverable };
  /** The settings that the client has saved: a JSON object. */
  'GET /api/me/settings': { params: Record<string, never>; query: Record<string, never>; body: never; answer: Json };
  /** Replaces the settings that the client has saved. */
  'PUT /api/me/settings': { params: Record<string, never>; query: Record<string, never>; body: Json; answer: void };
  /** The caller's tokens, the newest first. */
  'GET /api/me/tokens': { params: Record<string, never>; query: Record<string, never>; body: never; answer: Array<TokenInfo> };
  /** Makes a token. Its secret is shown this once. */
  'POST /api/me/tokens': { params: Record<string, never>; query: Record<string, never>; body: NewToken; answer: CreatedToken };
  /** Ends a token, and closes its connections. */
  'DELETE /api/me/tokens/{token}': { params: { token: string }; query: Record<string, never>; body: never; answer: void };
  /** How many people are at a table just now, on all servers together. It says nothing about who they are or where. */
  'GET /api/online': { params: Record<string, never>; query: Record<string, never>; body: never; answer: Online };
  /** Seats the caller at the public table that fits and has waited longest, or at a new one. It is the game as published. */
  'POST /api/pair': { params: Record<string, never>; query: Record<string, never>; body: { clock?: ClockSpec; game: GameName; players: number; rated?: boolean }; answer: { table: string } };
  /** What is public about a person, for those who know their id. */
  'GET /api/people/{person}': { params: { person: string }; query: Record<string, never>; body: never; answer: PersonBody };
  /** A person's ratings. */
  'GET /api/people/{person}/ratings': { params: { person: string }; query: Record<string, never>; body: never; answer: Array<RatingBody> };
  /** How a person's rating came about: its last steps, in order. */
  'GET /api/people/{person}/ratings/history': { params: { person: string }; query: { game: GameName; kind: RatingKind; limit?: number }; body: never; answer: Array<RatingStep> };
  /** What became of a person's games: of all their own, and of the public ones of others. */
  'GET /api/people/{person}/statistics': { params: { person: string }; query: Record<string, never>; body: never; answer: StatisticsBody };
  /** Opens an account with its recovery code: a new password, a new code, this browser logged in. All other logins end, and
all tokens, since another person may have had the account meanwhile. */
  'POST /api/recover': { params: Record<string, never>; query: Record<string, never>; body: Recovery; answer: Recoverable };
  /** Any record, whole: nothing of it is kept. A record that does not hold is refused, with the action that fails as `ply`. */
  'POST /api/replay': { params: Record<string, never>; query: { seat?: string; key?: string }; body: string; answer: ReplayFilm };
  /** Asks for the analysis of any record. Its id, made from the record, is the key to the result. */
  'POST /api/replay/analysis': { params: Record<string, never>; query: Record<string, never>; body: string; answer: AnalysisBody };
  /** Public tables, or the caller's own. */
  'GET /api/tables': { params: Record<string, never>; query: { phase?: Phase; mine?: boolean }; body: never; answer: Array<TableSummary> };
  /** Makes a table. */
  'POST /api/tables': { params: Record<string, never>; query: Record<string, never>; body: NewTable; answer: { table: string } };
  /** The table as the caller sees it. */
  'GET /api/tables/{table}': { params: { table: string }; query: { seat?: number; key?: string; lang?: string }; body: never; answer: Snapshot };
  /** Gives a command. */
  'POST /api/tables/{table}/commands': { params: { table: string }; query: Record<string, never>; body: Envelope; answer: Ack };
  /** What an action would foreseeably do. */
  'GET /api/tables/{table}/effects': { params: { table: string }; query: { action: string; seat?: number }; body: never; answer: Json };
  /** Everything that happens at a table, from now on: first the table whole, then every change, a line each. Empty lines
mean nothing: they come now and then, so that a reader who has vanished is noticed. */
  'GET /api/tables/{table}/events': { params: { table: string }; query: { seat?: number; key?: string; lang?: string }; body: never; answer: string; line: ServerMessage };
  /** Advice for the player to move; never at rated tables or at the deal of the day. */
  'GET /api/tables/{table}/hint': { params: { table: string }; query: { seat?: number; key?: string; lang?: string }; body: never; answer: HintBody };
  /** The keys of the links to a table, for those who sit at it. */
  'GET /api/tables/{table}/links': { params: { table: string }; query: Record<string, never>; body: never; answer: { seat: string; short: boolean; watch: string } };
  /** Everything that has happened at a table, as this viewer may know it, also what was taken back since. */
  'GET /api/tables/{table}/log': { params: { table: string }; query: { seat?: number; key?: string; lang?: string }; body: never; answer: Array<LogLine> };
  /** A socket: a hello, the table whole, then every change; commands the other way. See docs/protocol.md. */
  'GET /api/tables/{table}/socket': { params: { table: string }; query: { seat?: number; key?: string; lang?: string }; body: never; answer: void };
  /** Whether the server runs. */
  'GET /healthz': { params: Record<string, never>; query: Record<string, never>; body: never; answer: string };
  /** Figures for Prometheus. */
  'GET /metrics': { params: Record<string, never>; query: Record<string, never>; body: never; answer: string };
  /** Whether the server can do its work: the store can be written to, and it is not shutting down. */
  'GET /readyz': { params: Record<string, never>; query: Record<string, never>; body: never; answer: string };
}

/** A method and its path. */
export type RouteName = keyof Routes;
