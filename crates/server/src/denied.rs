//! Why a person or a request is denied before any table is involved.

use mandala_table::refusals;

refusals! {
    /// What is refused before it comes to tables and games.
    pub enum Denied {
        NameTaken => (Conflict, "server-name-taken", "the name is another person's"),
        LabelInvalid => (Invalid, "server-label-invalid", "the label cannot be shown"),
        PasswordInvalid => (Invalid, "server-password-invalid", "the password is too short or too long"),
        WrongPassword => (Unauthenticated, "server-wrong-password", "wrong name or password"),
        WrongRecovery => (Unauthenticated, "server-wrong-recovery", "wrong name or recovery code"),
        AlreadyAccount => (Conflict, "server-already-account", "the person has an account already"),
        AccountNeeded => (Conflict, "server-account-needed", "only an account can do this"),
        GuestSits => (Conflict, "server-guest-sits", "the guest still has seats at tables"),
        Banned => (Forbidden, "server-banned", "the account is blocked"),
        ScopeMissing => (Forbidden, "server-scope-missing", "the token does not allow this"),
        ScopesEmpty => (Invalid, "server-scopes-empty", "a token must allow something"),
        PersonNeeded => (Forbidden, "server-person-needed", "this is for people, not for programs"),
        SettingsTooLarge => (TooLarge, "server-settings-too-large", "the settings are too large"),
        CrossSite => (Forbidden, "server-cross-site", "another website has sent the request"),
        MethodNotAllowed => (Invalid, "server-method-not-allowed", "the address does not support this method"),
        TooSlow => (Unavailable, "server-too-slow", "the body of the request has not come in time"),
        JsonNeeded => (Invalid, "server-json-needed", "a body of JSON is needed"),
        SocketNeeded => (Invalid, "server-socket-needed", "the address accepts WebSocket connections only"),
        Internal => (Internal, "server-internal", "a fault in the program"),
    }
}
