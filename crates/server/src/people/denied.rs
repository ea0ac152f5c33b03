//! Why a person or a request is turned away at the door.

use axum::http::StatusCode;

/// What is refused before it comes to tables and games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it; the words are in locales/en/people.ftl")]
pub enum Denied {
    NameTaken,
    LabelInvalid,
    PasswordInvalid,
    WrongPassword,
    WrongRecovery,
    AlreadyAccount,
    AccountNeeded,
    GuestSits,
    Banned,
    ScopeMissing,
    ScopesEmpty,
    PersonNeeded,
    SettingsTooLarge,
    CrossSite,
    MethodNotAllowed,
    JsonNeeded,
    SocketNeeded,
    Internal,
}

impl Denied {
    pub(crate) const fn status(self) -> StatusCode {
        match self {
            Self::LabelInvalid | Self::PasswordInvalid | Self::ScopesEmpty => StatusCode::BAD_REQUEST,
            Self::WrongPassword | Self::WrongRecovery => StatusCode::UNAUTHORIZED,
            Self::Banned | Self::ScopeMissing | Self::PersonNeeded | Self::CrossSite => StatusCode::FORBIDDEN,
            Self::NameTaken | Self::AlreadyAccount | Self::AccountNeeded | Self::GuestSits => {
                StatusCode::CONFLICT
            }
            Self::SettingsTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::JsonNeeded => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::SocketNeeded => StatusCode::UPGRADE_REQUIRED,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::NameTaken => "server-name-taken",
            Self::LabelInvalid => "server-label-invalid",
            Self::PasswordInvalid => "server-password-invalid",
            Self::WrongPassword => "server-wrong-password",
            Self::WrongRecovery => "server-wrong-recovery",
            Self::AlreadyAccount => "server-already-account",
            Self::AccountNeeded => "server-account-needed",
            Self::GuestSits => "server-guest-sits",
            Self::Banned => "server-banned",
            Self::ScopeMissing => "server-scope-missing",
            Self::ScopesEmpty => "server-scopes-empty",
            Self::PersonNeeded => "server-person-needed",
            Self::SettingsTooLarge => "server-settings-too-large",
            Self::CrossSite => "server-cross-site",
            Self::MethodNotAllowed => "server-method-not-allowed",
            Self::JsonNeeded => "server-json-needed",
            Self::SocketNeeded => "server-socket-needed",
            Self::Internal => "server-internal",
        }
    }
}
