//! What every operation has in the interface's description, besides what stands where it is written: a name, a group, the
//! ways to prove who asks, the parts of its path, and every refusal there can be.

use utoipa::openapi::path::{Operation, ParameterBuilder, ParameterIn};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::tag::TagBuilder;
use utoipa::openapi::{Content, OpenApi, PathItem, Ref, RefOr, Required, SecurityRequirement, Server};

use super::caller::COOKIE_NAME;

/// The name of the scheme in which browsers prove who asks, and of that for programs.
const SCHEMES: [&str; 2] = ["cookie", "token"];

/// What only people may do, in a browser.
const FOR_BROWSERS: [(&str, &str); 15] = [
    ("delete", "/api/me/logins"),
    ("delete", "/api/me/logins/{login}"),
    ("delete", "/api/me/tokens/{token}"),
    ("get", "/api/me/export"),
    ("get", "/api/me/logins"),
    ("get", "/api/me/settings"),
    ("get", "/api/me/tokens"),
    ("patch", "/api/me"),
    ("post", "/api/logout"),
    ("post", "/api/me/account"),
    ("post", "/api/me/delete"),
    ("post", "/api/me/recovery"),
    ("post", "/api/me/tokens"),
    ("put", "/api/me/password"),
    ("put", "/api/me/settings"),
];

/// What needs a login or a token.
const WITH_LOGIN: [(&str, &str); 16] = [
    ("get", "/api/events"),
    ("get", "/api/games.jsonl"),
    ("get", "/api/me"),
    ("get", "/api/me/daily"),
    ("get", "/api/tables/{table}/effects"),
    ("get", "/api/tables/{table}/hint"),
    ("get", "/api/tables/{table}/links"),
    ("post", "/api/daily"),
    ("post", "/api/games/{game}/analysis"),
    ("post", "/api/games/{game}/continue"),
    ("post", "/api/games/{game}/judgement"),
    ("post", "/api/lessons"),
    ("post", "/api/pair"),
    ("post", "/api/replay/analysis"),
    ("post", "/api/tables"),
    ("post", "/api/tables/{table}/commands"),
];

/// The groups: name, what it is about, and what the paths in it begin with.
const GROUPS: [(&str, &str, &[&str]); 6] = [
    ("me", "Oneself: account, logins, tokens and settings", &["/api/me", "/api/log", "/api/recover"]),
    (
        "people",
        "People, their ratings, and how many are here",
        &["/api/people", "/api/leaderboard", "/api/online"],
    ),
    (
        "tables",
        "Tables, the games at them, and what happens to oneself",
        &["/api/tables", "/api/pair", "/api/events"],
    ),
    (
        "games",
        "Finished games: replays, analyses and records",
        &["/api/games", "/api/replay", "/api/analyses"],
    ),
    ("practice", "Lessons, and the deal of the day", &["/api/lessons", "/api/daily"]),
    ("operations", "How the server is", &["/healthz", "/readyz", "/metrics"]),
];

/// Completes the description.
pub(super) fn complete(mut interface: OpenApi) -> OpenApi {
    interface.servers = Some(vec![Server::new("/")]);
    let tag =
        |(name, about, _): &(&str, &str, _)| TagBuilder::new().name(*name).description(Some(*about)).build();
    interface.tags = Some(GROUPS.iter().map(tag).collect());
    let components = interface.components.get_or_insert_default();
    let cookie = ApiKeyValue::with_description(COOKIE_NAME, "A login: POST /api/me makes one.");
    components.add_security_scheme(SCHEMES[0], SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    let token = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .description(Some("A token of a program: POST /api/me/tokens makes one."))
        .build();
    components.add_security_scheme(SCHEMES[1], SecurityScheme::Http(token));
    for (path, item) in &mut interface.paths.paths {
        for (method, operation) in operations(item) {
            describe(operation, method, path);
        }
    }
    interface
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (&'static str, &mut Operation)> {
    let all = [
        ("get", &mut item.get),
        ("put", &mut item.put),
        ("post", &mut item.post),
        ("delete", &mut item.delete),
        ("patch", &mut item.patch),
    ];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

fn describe(operation: &mut Operation, method: &'static str, path: &str) {
    operation.operation_id = Some(name(method, path));
    operation.tags = Some(vec![group(path).to_owned()]);
    let is_listed = |list: &[(&str, &str)]| list.contains(&(method, path));
    let (for_browsers, with_login) = (is_listed(&FOR_BROWSERS), is_listed(&WITH_LOGIN));
    let mut proofs = vec![SecurityRequirement::new::<_, _, String>(SCHEMES[0], [])];
    if !for_browsers {
        proofs.push(SecurityRequirement::new::<_, _, String>(SCHEMES[1], []));
    }
    if !(for_browsers || with_login) {
        // Anyone may ask; what one sees may depend on who one is.
        proofs.push(SecurityRequirement::default());
    }
    operation.security = Some(proofs);
    let parts: Vec<_> = path.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect();
    let parameters = operation.parameters.get_or_insert_default();
    for part in &parts {
        let text = ObjectBuilder::new().schema_type(Type::String);
        let parameter = ParameterBuilder::new()
            .name(*part)
            .parameter_in(ParameterIn::Path)
            .required(Required::True)
            .schema(Some(text));
        parameters.push(RefOr::T(parameter.build()));
    }
    for (status, response) in &mut operation.responses.responses {
        // The format asks for a description of every answer; what an answer is, its type says.
        if let RefOr::T(response) = response
            && response.description.is_empty()
        {
            (if status == "204" { "It is done" } else { "The answer" }).clone_into(&mut response.description);
        }
    }
    let has_body = operation.request_body.is_some();
    for (status, meaning, is_possible) in [
        (400, "What was sent cannot be read, or does not fit together", true),
        (401, "The server does not know who asks", true),
        (403, "One may not do that", true),
        (404, "There is nothing here, or one may not see it", true),
        (408, "The body has not come in time", has_body),
        (409, "Not now: things have moved on", true),
        (413, "Too long", true),
        (415, "The body must be JSON", has_body),
        (422, "A rule of the game forbids it, or a record does not hold", true),
        (429, "Too often, or too many", true),
        (500, "A fault of the server; its log says more", true),
        (503, "The server cannot do it just now; try again", true),
    ] {
        if is_possible {
            refusal(operation, status, meaning);
        }
    }
}

/// Describes a refusal, unless the operation says itself what it is.
fn refusal(operation: &mut Operation, status: u16, meaning: &str) {
    let error = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    let described = ResponseBuilder::new().description(meaning).content("application/json", error).build();
    operation.responses.responses.entry(status.to_string()).or_insert(RefOr::T(described));
}

fn group(path: &str) -> &'static str {
    let found = GROUPS.iter().find(|(.., starts)| starts.iter().any(|start| path.starts_with(start)));
    found.map_or("", |(name, ..)| name)
}

/// A name made from what identifies the operation anyway: `GET /api/tables/{table}/log` is `getTableLog`. The name of a
/// part replaces that of the collection that it is one of.
fn name(method: &str, path: &str) -> String {
    let mut words: Vec<&str> = Vec::new();
    for part in path.split('/').filter(|part| !part.is_empty() && *part != "api") {
        let Some(one) = part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) else {
            words.extend(part.split('.'));
            continue;
        };
        if words.last().is_some_and(|all| is_one_of(one, all)) {
            words.pop();
        }
        words.push(one);
    }
    let capitalised = words.into_iter().map(|word| word[..1].to_uppercase() + &word[1..]);
    std::iter::once(method.to_owned()).chain(capitalised).collect()
}

fn is_one_of(one: &str, all: &str) -> bool {
    all.strip_suffix('s') == Some(one) || (one, all) == ("person", "people")
}
