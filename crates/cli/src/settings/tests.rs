use std::path::Path;

use super::*;

fn settings(file: &str, environment: &[(&str, &str)], flags: &[&str]) -> Result<Settings, String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mandala.toml");
    std::fs::write(&path, file).unwrap();
    let set = flags.iter().map(|flag| (*flag).to_owned()).collect();
    let args = SettingsArgs { config: Some(path), set, ..SettingsArgs::default() };
    let environment = environment.iter().map(|(name, value)| (name.into(), value.into()));
    let read = Settings::of(&args, &[], environment);
    read.and_then(|read| read.check().map(|()| read)).map_err(|error| error.to_string())
}

/// What is wrong, for which the place has to be named as well.
fn refused(file: &str, environment: &[(&str, &str)], flags: &[&str], named: &[&str]) {
    let error = settings(file, environment, flags).unwrap_err();
    for named in named {
        assert!(error.contains(named), "{named} in {error}");
    }
}

#[test]
fn flags_come_before_the_environment_and_that_before_the_file() {
    let file = "guest_days = 1\nthinkers = 1\nbacklog = 1\nlog = \"json\"\n[limits]\nbody = 2000\n";
    let environment = [
        ("MANDALA_GUEST_DAYS", "2"),
        ("MANDALA_THINKERS", "2"),
        ("MANDALA_DATA", "7"),
        ("MANDALA_LIMITS_BODY", "3000"),
        ("OTHER", "x"),
    ];
    let read = settings(file, &environment, &["guest_days=3"]).unwrap();
    assert_eq!((read.config.guest_days, read.config.thinkers, read.config.backlog), (3, 2, 1));
    assert_eq!((read.process.log, read.process.data), (Format::Json, PathBuf::from("7")));
    assert_eq!(read.config.limits.body, 3000);
    assert_eq!(read.config.message_limit, Config::default().message_limit);
}

#[test]
fn a_flag_or_else_a_variable_names_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (folder.path().join("one.toml"), folder.path().join("other.toml"));
    std::fs::write(&one, "guest_days = 1").unwrap();
    std::fs::write(&other, "guest_days = 2").unwrap();
    let read = |flag: Option<&Path>| {
        let args = SettingsArgs { config: flag.map(Path::to_owned), ..SettingsArgs::default() };
        let variable = ("MANDALA_CONFIG".into(), one.clone().into());
        Settings::of(&args, &[], [variable].into_iter()).unwrap().config.guest_days
    };
    assert_eq!((read(None), read(Some(&other))), (1, 2));
}

/// `--print-config` says what is explained, and nothing else.
#[test]
fn every_setting_of_the_process_is_explained() {
    let settings = table(&Process::default());
    let explained: Table =
        process::EXPLAINED.iter().map(|(name, _)| ((*name).to_owned(), Value::from(""))).collect();
    assert!(settings.keys().eq(explained.keys()), "{settings:?}");
}

#[test]
fn an_error_names_the_place_the_setting_its_value_and_what_is_accepted() {
    let at_line_2 = "mandala.toml, line 2";
    for (file, named) in [
        ("gest_days = 1", ["`gest_days`", "the nearest is `guest_days`"]),
        ("[limitz]\nbody = 1", ["`limitz.body`", "`limits.body`"]),
        ("listen = \"nowhere\"", ["listen = \"nowhere\"", "localhost:8787"]),
        ("guest_days = -1", ["guest_days = -1", "a whole number"]),
        ("guest_days = \"many\"", ["guest_days = \"many\"", "a whole number, 0 or more, such as 90"]),
        ("guest_days = 99999999999", ["guest_days = 99999999999", "too large"]),
        ("metrics = 1", ["metrics = 1", "true or false"]),
        ("proxies = \"10.0.0.0/8\"", ["proxies = \"10.0.0.0/8\"", "a list"]),
        ("base_url = \"games.example.org\"", ["base_url = \"games.example.org\"", "http or https"]),
        ("log = \"xml\"", ["log = \"xml\"", "`text` or `json`"]),
        ("log_level = \"server=loud\"", ["log_level = \"server=loud\"", "a filter"]),
        ("limits.reactions = \"10\"", ["limits.reactions = \"10\"", "`10+1/min`"]),
        ("backlog = 0", ["backlog", "must be from 1 to 1000000, not 0"]),
    ] {
        let line = if file.starts_with('[') { "mandala.toml, line 3" } else { at_line_2 };
        refused(&format!("# A comment.\n{file}\n"), &[], &[], &[line, named[0], named[1]]);
    }
    let variable = ("MANDALA_GUEST_DAYS", "many");
    refused("", &[variable], &[], &["the variable MANDALA_GUEST_DAYS", "\"many\"", "a whole number"]);
    refused("", &[], &["guest_days=many"], &["--set", "\"many\"", "a whole number"]);
    refused("", &[("MANDALA_BACKLOG", "0")], &[], &["MANDALA_BACKLOG", "must be from 1"]);
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let both = ["line 1", "gest_days", "line 2", "metrics", "MANDALA_LISTN"];
    refused("gest_days = 1\nmetrics = 2\n", &[("MANDALA_LISTN", ":1")], &[], &both);
}

#[test]
fn an_unknown_variable_is_an_error_that_names_the_nearest() {
    refused("", &[("MANDALA_LISTN", ":1")], &[], &["MANDALA_LISTN", "MANDALA_LISTEN"]);
    refused("", &[("MANDALA_PORT", "80")], &[], &["MANDALA_PORT"]);
    refused("", &[("MANDALA_LIMIT_BODY", "1")], &[], &["MANDALA_LIMITS_BODY"]);
    for known in environment::OTHERS {
        if !["MANDALA_CONFIG", "MANDALA_LIMITS"].contains(&known) {
            assert!(settings("", &[(known, "x")], &[]).is_ok(), "{known}");
        }
    }
    // What Kubernetes tells every pod of a service with our name.
    let links = [
        ("MANDALA_SERVICE_HOST", "10.0.0.1"),
        ("MANDALA_SERVICE_PORT_HTTP", "80"),
        ("MANDALA_PORT", "tcp://10.0.0.1:80"),
        ("MANDALA_PORT_80_TCP_ADDR", "10.0.0.1"),
    ];
    assert!(settings("", &links, &[]).is_ok());
}

#[test]
fn an_error_shows_no_password() {
    let secret = "postgres://mandala:hush@db/mandala";
    for (file, variable) in [
        (format!("databse = \"{secret}\""), None),
        (format!("database = [\"{secret}\"]"), None),
        (format!("database = \"{secret}"), None),
        (String::new(), Some(("MANDALA_DATABSE", secret))),
    ] {
        let error = settings(&file, variable.as_slice(), &[]).unwrap_err();
        assert!(!error.contains("hush"), "{error}");
    }
}

#[test]
fn what_would_make_the_server_useless_is_an_error_that_names_it() {
    for name in ["thinkers", "backlog", "message_limit", "heartbeat", "expire_every", "analysis_iterations"] {
        refused(&format!("{name} = 0"), &[], &[], &[&format!("{name} must be from ")]);
    }
    for name in [
        "body",
        "tables_per_person",
        "connections",
        "connections_per_person",
        "connections_per_address",
        "logins_per_person",
    ] {
        refused(
            &format!("[limits]\n{name} = 0"),
            &[],
            &[],
            &[&format!("limits.{name} must be from "), "line 2"],
        );
    }
    // More than a queue can be long.
    refused("backlog = 9223372036854775807", &[], &[], &["backlog"]);
}

#[test]
fn settings_are_known_by_the_names_they_once_had() {
    let (file, environment) =
        ("[limits]\ntables = 1\ntokens = 1\nlogins = 1", [("MANDALA_LIMITS_TOKENS", "2")]);
    let read = settings(file, &environment, &["limits.logins_per_person=3"]).unwrap().config.limits;
    assert_eq!((read.tables_per_person, read.tokens_per_person, read.logins_per_person), (1, 2, 3));
    let both = "[limits]\ntables = 1\ntables_per_person = 1";
    refused(both, &[], &[], &["limits.tables is now limits.tables_per_person"]);
}

#[test]
fn servers_that_work_together_need_a_database_and_may_leave_the_thinking_to_others() {
    let bus = "bus = \"nats://127.0.0.1\"\n";
    refused(bus, &[], &[], &["line 1", "database is needed"]);
    let both = format!("{bus}database = \"postgres://127.0.0.1/mandala\"\nthinkers = 0");
    assert_eq!(settings(&both, &[], &[]).unwrap().config.thinkers, 0);
}

#[test]
fn the_limits_can_be_raised_and_nothing_else() {
    let raised = settings("", &[("MANDALA_LIMITS", "raised")], &[]).unwrap();
    assert_eq!(raised.config.limits, Limits::raised());
    for wrong in ["", "none", "Raised"] {
        refused("", &[("MANDALA_LIMITS", wrong)], &[], &["MANDALA_LIMITS", "`raised`"]);
    }
}

#[test]
fn the_address_counts_as_chosen_wherever_it_was() {
    assert!(!settings("", &[], &[]).unwrap().is_given("listen"));
    assert!(settings("listen = \"127.0.0.1:1\"", &[], &[]).unwrap().is_given("listen"));
    assert!(settings("", &[("MANDALA_LISTEN", ":1")], &[]).unwrap().is_given("listen"));
}

#[test]
fn a_folder_named_by_a_flag_is_not_passed_over_for_a_database_named_elsewhere() {
    let read = |data: &str, database: Option<&str>, variable: &str| {
        let (data, database) = (Some(data.into()), database.map(str::to_owned));
        let args = SettingsArgs { data, database, ..SettingsArgs::default() };
        let environment = [("MANDALA_DATABASE".into(), variable.into())];
        let read = Settings::of(&args, &[], environment.into_iter()).unwrap();
        read.check_store().map(|()| read.process.database).map_err(|error| error.to_string())
    };
    let error = read("/data", None, "postgres://me:hush@db/mandala").unwrap_err();
    assert!(error.contains("MANDALA_DATABASE") && !error.contains("hush"), "{error}");
    assert_eq!(read("/data", Some(""), "postgres://db/mandala").as_deref(), Ok(""));
    assert_eq!(read("/data", None, "").as_deref(), Ok(""));
}

#[test]
fn what_is_printed_reads_back_and_explains_every_setting() {
    let read = settings("guest_days = 7\ngrace = 5", &[], &[]).unwrap();
    let text = read.to_toml();
    let again = settings(&text, &[], &[]).unwrap();
    assert_eq!((&again.config, &again.process), (&read.config, &read.process));
    let keys = text.lines().filter(|line| line.contains(" = ") && !line.starts_with('#')).count();
    let all = [table(&read.config), table(&read.process)];
    assert_eq!(keys, all.iter().flat_map(flattened).count(), "{text}");
    assert_eq!(text.matches("\n# ").count(), keys, "{text}");
}
