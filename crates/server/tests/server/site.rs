//! The web app's pages: what each address says about itself, and to whom.

use reqwest::header::{ACCEPT, ACCEPT_LANGUAGE, HeaderMap, IF_NONE_MATCH};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};

use crate::commands::two_at_a_table;
use crate::harness::{Person, Server};

/// What a browser without a login gets.
async fn visit(server: &Server, path: &str, language: &str) -> (StatusCode, HeaderMap, String) {
    let request = Client::new().get(server.url(path));
    let request = request.header(ACCEPT_LANGUAGE, language).header(ACCEPT, "text/html,*/*;q=0.8");
    let answer = request.send().await.unwrap();
    (answer.status(), answer.headers().clone(), answer.text().await.unwrap())
}

fn title(page: &str) -> &str {
    page.split("<title>").nth(1).unwrap().split("</title>").next().unwrap()
}

async fn titled(server: &Server, path: &str) -> String {
    let (status, _, page) = visit(server, path, "en").await;
    assert_eq!(status, StatusCode::OK, "{path}");
    title(&page).to_owned()
}

async fn keys(person: &Person, table: &str) -> (String, String) {
    let links: Value = person.get(&format!("/api/tables/{table}/links")).await;
    (links["seat"].as_str().unwrap().to_owned(), links["watch"].as_str().unwrap().to_owned())
}

async fn rename(person: &Person, name: &str) {
    person.send_ok::<Value>(Method::PATCH, "/api/me", &json!({"name": name})).await;
}

/// The addresses that the web app knows are those that the server answers with it.
#[tokio::test]
async fn every_page_has_an_address() {
    let server = Server::start_patient().await;
    let known = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/app/route.svelte.ts");
    let source = std::fs::read_to_string(known).unwrap();
    let pages = source.split("const PAGES = {").nth(1).unwrap().split('}').next().unwrap();
    let addresses: Vec<_> = pages.split('\'').skip(1).step_by(2).collect();
    assert!(addresses.len() > 10, "{addresses:?}");
    for pattern in addresses {
        let parts = pattern.split('/').map(|part| if part.starts_with(':') { "x1" } else { part });
        let address = parts.collect::<Vec<_>>().join("/");
        let mut titles = Vec::new();
        for (language, locale) in [("en", "en_GB"), ("pl", "pl_PL"), ("nl", "nl_NL")] {
            let (status, headers, page) = visit(&server, &address, language).await;
            assert_eq!(status, StatusCode::OK, "{address}");
            assert!(page.contains(&format!("lang=\"{language}\"")) && page.contains(locale), "{page}");
            assert!(!page.contains("<!--head-->") && !title(&page).contains("page-"), "{page}");
            assert_eq!(headers["content-type"], "text/html; charset=utf-8");
            assert_eq!(headers["cache-control"], "no-cache");
            assert_eq!(headers["vary"], "accept-language");
            let asked = format!("{address}?lang={language}");
            assert_eq!(visit(&server, &asked, "en").await.2, page, "the address comes first");
            titles.push(title(&page).to_owned());
            let again = Client::new().get(server.url(&asked)).header(IF_NONE_MATCH, &headers["etag"]);
            assert_eq!(again.send().await.unwrap().status(), StatusCode::NOT_MODIFIED);
            let head = Client::new().head(server.url(&asked)).send().await.unwrap();
            assert_eq!(head.status(), StatusCode::OK);
            assert_eq!(head.headers()["content-length"], page.len().to_string());
        }
        titles.dedup();
        assert!(titles.len() == 1 || titles.len() == 3, "{titles:?}");
    }
    assert_eq!(titled(&server, "/rules/stones").await, "The rules of Mandala Stones · Mandala");
    assert_ne!(titled(&server, "/learn/mandala-river").await, titled(&server, "/learn").await);
}

#[tokio::test]
async fn what_the_page_loads_is_there() {
    let server = Server::start_patient().await;
    let (_, _, page) = visit(&server, "/", "en").await;
    let loaded = page.split('"').filter(|text| text.starts_with('/') && !text.starts_with("/api/"));
    let mut found = 0;
    for path in loaded.filter(|path| path.contains('.')) {
        let answer = Client::new().get(server.url(path)).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        let lasting = answer.headers()["cache-control"].to_str().unwrap().contains("immutable");
        assert_eq!(lasting, path.starts_with("/assets/"), "{path}");
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
        found += 1;
    }
    assert!(found >= 2, "{page}");
}

#[tokio::test]
async fn an_address_that_leads_nowhere_says_so_in_the_form_one_wants() {
    let server = Server::start().await;
    let (status, _, page) = visit(&server, "/no/such/page", "pl").await;
    assert_eq!((status, page.contains("lang=\"pl\"")), (StatusCode::NOT_FOUND, true));
    for (path, accept) in [("/no/such/page", "*/*"), ("/assets/old.js", "*/*"), ("/api/nothing", "text/html")]
    {
        let answer = Client::new().get(server.url(path)).header(ACCEPT, accept).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        assert_eq!(answer.json::<Value>().await.unwrap()["code"], "server-not-found", "{path}");
    }
    let posted = Client::new().post(server.url("/lobby")).header(ACCEPT, "text/html").send().await.unwrap();
    assert_eq!(posted.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn a_link_to_a_table_invites_whoever_has_its_key_and_says_nothing_to_others() {
    let server = Server::start_patient().await;
    let (anna, bert) = (server.person().await, server.person().await);
    rename(&anna, "Anna & Co").await;
    rename(&bert, "Bert").await;
    let table = anna.table(&json!({"game": "stones", "seats": ["me", "open", {"computer": "club"}]})).await;
    let (seat, watch) = keys(&anna, &table).await;
    let at = |key: &str| format!("/table/{table}?key={key}");
    let invitation = "Anna &amp; Co invites you to a game of Mandala Stones";
    let watching = "Watch Mandala Stones: Anna &amp; Co, computer";
    assert_eq!(titled(&server, &at(&seat)).await, invitation);
    assert_eq!(titled(&server, &at(&watch)).await, watching);
    let (_, _, polish) = visit(&server, &at(&seat), "pl").await;
    assert_eq!(title(&polish), "Anna &amp; Co zaprasza do gry Kamienna Mandala");
    assert!(polish.contains("<meta property=\"og:title\" content=\"Anna &amp; Co zaprasza"), "{polish}");

    // Without a key, with a wrong one, or another person's page: exactly as if there were no such table.
    let nothing = visit(&server, "/table/00000000000000000000000000", "en").await.2;
    for path in [format!("/table/{table}"), at("wrong"), at(&table), format!("/table/{table}?seat=0")] {
        assert_eq!(visit(&server, &path, "en").await.2, nothing, "{path}");
    }
    let of_anna = anna.request(Method::GET, &format!("/table/{table}")).send().await.unwrap();
    assert_eq!(title(&of_anna.text().await.unwrap()), "Mandala", "a page is the same for all");

    bert.join(&table, &anna).await;
    let both = "Watch Mandala Stones: Anna &amp; Co, Bert, computer";
    assert_eq!(titled(&server, &at(&seat)).await, both);

    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"});
    let public = anna.table(&new).await;
    assert_eq!(
        titled(&server, &format!("/table/{public}")).await,
        "Anna &amp; Co invites you to a game of Mandala"
    );
}

#[tokio::test]
async fn the_key_to_a_seat_is_link_enough() {
    let server = Server::start_patient().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let links: Value = anna.get(&format!("/api/tables/{table}/links")).await;
    assert_eq!(links["short"], true);
    let (seat, watch) = keys(&anna, &table).await;
    let short = format!("/join/{seat}");
    // The title is that of the long link, which still leads there too.
    assert_eq!(titled(&server, &short).await, titled(&server, &format!("/table/{table}?key={seat}")).await);
    assert!(titled(&server, &short).await.contains("invites you"));

    // The key for spectators leads to no table, and says no more than one that was made up.
    for key in [watch, table, "0".repeat(26)] {
        assert_eq!(titled(&server, &format!("/join/{key}")).await, "Mandala", "{key}");
    }
    assert_eq!(visit(&server, "/join/nothing", "en").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_finished_game_tells_its_result_to_those_who_may_see_it() {
    let server = Server::start_patient().await;
    let (anna, bert) = (server.person().await, server.person().await);
    rename(&anna, "Anna").await;
    rename(&bert, "Bert").await;
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"});
    let public = anna.table(&new).await;
    bert.join(&public, &anna).await;
    assert_eq!(titled(&server, &format!("/game/{public}")).await, "Mandala", "it is not over");
    anna.command(&public, json!({"do": "resign"})).await;
    let (_, _, page) = visit(&server, &format!("/game/{public}/3"), "en").await;
    assert_eq!(title(&page), "Mandala: Anna, Bert");
    assert!(page.contains("Winner: Bert."), "{page}");

    let (cleo, dora, private) = two_at_a_table(&server, "mandala").await;
    let (seat, watch) = keys(&cleo, &private).await;
    dora.command(&private, json!({"do": "resign"})).await;
    let nothing = visit(&server, "/game/00000000000000000000000000", "en").await.2;
    for path in [format!("/game/{private}"), format!("/game/{private}?key={seat}")] {
        assert_eq!(visit(&server, &path, "en").await.2, nothing, "{path}");
    }
    assert_ne!(visit(&server, &format!("/game/{private}?key={watch}"), "en").await.2, nothing);
}

#[tokio::test]
async fn the_deal_of_a_day_is_not_told_of_before_the_day_is_over() {
    let server = Server::start_patient().await;
    let anna = server.person().await;
    let made: Value = anna.post("/api/daily", &json!({"game": "mandala"})).await;
    let table = made["table"].as_str().unwrap();
    let (_, watch) = keys(&anna, table).await;
    anna.command(table, json!({"do": "resign"})).await;
    let path = format!("/game/{table}?key={watch}");
    assert_eq!(titled(&server, &path).await, "Mandala");
    server.clock.advance(std::time::Duration::from_secs(24 * 3600));
    assert!(titled(&server, &path).await.ends_with(", computer"));
}
