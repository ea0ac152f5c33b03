"""A WebKitGTK window of exact size that WebKitWebDriver controls.

MiniBrowser has a toolbar, a minimum width of 447 pixels, and no way to read the console. The first argument names the
file to which the errors of pages are appended, one JSON string a line.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

REPORT_ERRORS = """
const report = (...parts) => window.webkit.messageHandlers.errors.postMessage(JSON.stringify(parts.map(String).join(' ')));
addEventListener('error', (event) => report(event.message));
addEventListener('unhandledrejection', (event) => report('unhandled rejection:', event.reason));
const { error } = console;
console.error = (...parts) => (report(...parts), error.apply(console, parts));
"""

errors = open(sys.argv[1], "a", buffering=1, encoding="utf-8")

# Pages see this as `prefers-reduced-motion: reduce`.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)

# Ephemeral: a session finds no cookies and no storage of the one before.
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB", "en"])


def create_web_view(_session):
    content = WebKit2.UserContentManager()
    content.connect("script-message-received::errors", lambda _, result: print(result.get_js_value().to_string(), file=errors))
    content.register_script_message_handler("errors")
    frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(REPORT_ERRORS, frames, start, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _: window.destroy())
    return view


context.connect("automation-started", lambda _, session: session.connect("create-web-view", create_web_view))
Gtk.main()
