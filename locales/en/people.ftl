# Why a person or a request is turned away at the door.

server-name-taken = This name is taken.
server-label-invalid = A label has 1 to 60 visible characters.
server-password-invalid = A password has 8 to 200 characters.
server-wrong-password = Wrong name or password.
server-wrong-recovery = Wrong name or recovery code.
server-already-account = You have an account already.
server-account-needed = Only an account with a password can do this.
server-guest-sits = As a guest you still have seats at tables. Once you log in, you cannot return to them. Log in anyway?
server-banned = This account is blocked.
server-scope-missing = The program’s token does not allow this.
server-scopes-empty = A token must allow at least one thing.
server-person-needed = This is for a person in front of a browser, not for a program.
server-settings-too-large = These settings are too large.
server-cross-site = Another website has sent this request, so it was not carried out.
server-method-not-allowed = This address exists, but it does not support this method.
server-json-needed = A body of JSON is expected (Content-Type: application/json).
server-socket-needed = This address accepts WebSocket connections only.
server-internal = Something went wrong here. It is not your fault, and nothing has changed.
