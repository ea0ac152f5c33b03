//! Deals that can be checked.

use mandala_games::Registry;
use protocol::VerifyBody;
use reqwest::Method;
use serde_json::{Value, json};
use server::{Secret, verify};
use sqlx::Connection;

use crate::games::play_out;
use crate::harness::Server;
use crate::history::{resign, text};

#[tokio::test]
async fn the_deal_of_a_game_can_be_checked_and_a_changed_record_cannot_pass() {
    let server = Server::start().await;
    for game in ["mandala", "stones"] {
        let (anna, bert) = (server.person().await, server.person().await);
        let table =
            anna.table(&json!({"game": game, "seats": ["me", "open"], "nonce": "my own words"})).await;
        let published = anna.look(&table).await.table.commitment;
        bert.join(&table, &anna).await;
        play_out(&mut [anna.connect(&table).await, bert.connect(&table).await]).await;
        let checked: VerifyBody = bert.get(&format!("/api/games/{table}/verify")).await;
        assert_eq!(checked, VerifyBody { ok: true, error: None });
        let (_, record) = text(&anna, &format!("/api/games/{table}/record")).await;
        verify(&Registry::standard(), &record, Some(&published)).unwrap();
        let record: Value = serde_json::from_str(&record).unwrap();
        assert_eq!(record["fairness"]["nonces"][0], "my own words");
        tampered(&record, &published);
    }
}

/// Every way to change what chance gave is found.
fn tampered(record: &Value, published: &str) {
    let fault = |change: &dyn Fn(&mut Value), expected: Option<&str>| {
        let mut record = record.clone();
        change(&mut record);
        verify(&Registry::standard(), &record.to_string(), expected).unwrap_err().fault().id()
    };
    let other = Secret::new([7; 32]);
    assert_eq!(fault(&|record| record["fairness"] = Value::Null, None), "verify-missing");
    assert_eq!(fault(&|record| record["fairness"]["secret"] = json!("x"), None), "verify-secret");
    assert_eq!(
        fault(&|record| record["fairness"]["secret"] = json!(other.reveal()), None),
        "verify-commitment"
    );
    assert_eq!(fault(&|record| record["fairness"]["nonces"] = json!(["a"]), None), "verify-nonces");
    assert_eq!(fault(&|record| record["fairness"]["nonces"][0] = json!("b"), None), "verify-setup");
    // A secret made up afterwards, with a commitment that fits it: only a person who noted the published one down can
    // tell.
    let forged = |record: &mut Value| {
        record["fairness"]["secret"] = json!(other.reveal());
        record["fairness"]["commitment"] = json!(other.commitment());
    };
    assert_eq!(fault(&forged, None), "verify-setup");
    assert_eq!(fault(&forged, Some(published)), "verify-other-commitment");
    if record["reshuffles"][0].is_string() {
        let turned = |record: &mut Value| {
            let turned: String = record["reshuffles"][0].as_str().unwrap().chars().rev().collect();
            record["reshuffles"][0] = json!(turned);
            // Later actions might be illegal: then the record does not even hold.
            record["result"].take();
        };
        assert_ne!(fault(&turned, None), "verify-setup");
    }
}

/// A record that was changed in the store is found out, and the client is told so in its own language.
#[tokio::test]
async fn what_is_wrong_with_a_deal_is_said_in_the_language_of_the_request() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    bert.join(&table, &anna).await;
    resign(&bert, &table).await;
    let (_, record) = text(&anna, &format!("/api/games/{table}/record")).await;
    let mut record: Value = serde_json::from_str(&record).unwrap();
    record["fairness"] = Value::Null;
    let file = server.folder.path().join("mandala.db");
    let mut database = sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let update = sqlx::query("UPDATE games SET record = ?").bind(record.to_string());
    assert_eq!(update.execute(&mut database).await.unwrap().rows_affected(), 1);

    let mut said = Vec::new();
    for language in ["en", "pl", "nl"] {
        let request = anna.request(Method::GET, &format!("/api/games/{table}/verify"));
        let answer = request.header("accept-language", language).send().await.unwrap();
        let checked: VerifyBody = answer.json().await.unwrap();
        let error = checked.error.unwrap();
        assert!(!checked.ok && error.code == "verify-missing", "{error:?}");
        said.push(error.message);
    }
    said.dedup();
    assert_eq!(said.len(), 3, "{said:?}");
}

fn docs(file: &str) -> String {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    std::fs::read_to_string(folder.join(file)).unwrap()
}

/// What the table in docs/fairness.md says, by the names in its first column.
fn documented() -> std::collections::BTreeMap<String, String> {
    let page = docs("fairness.md");
    let rows =
        page.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix("` |")?.split_once(" | `"));
    rows.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

#[test]
fn the_worked_example_of_the_docs() {
    let examples = docs("examples/fair-games.jsonl");
    let told = documented();
    let line = examples.lines().next().unwrap();
    let record: Value = serde_json::from_str(line).unwrap();
    let fairness = &record["fairness"];
    assert_eq!(told["secret"], fairness["secret"]);
    assert_eq!(told["nonce of seat 0"], fairness["nonces"][0]);
    assert_eq!(told["nonce of seat 1"], fairness["nonces"][1]);
    let secret = Secret::read(&told["secret"]).unwrap();
    assert_eq!(told["commitment"], secret.commitment());
    let seed = secret.deal([told["nonce of seat 0"].as_str(), &told["nonce of seat 1"]]);
    // A seed is 32 bytes, as a secret is.
    assert_eq!(told["seed"], Secret::new(seed.0).reveal());
    assert!(record["setup"]["deck"].as_str().unwrap().starts_with(&told["first cards of the deck"]));
    verify(&Registry::standard(), line, Some(&told["commitment"])).unwrap();
}
