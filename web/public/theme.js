// Runs before everything else: a plain script, because modules wait for the page.
(function () {
  // The chosen theme, before anything is painted. Without a choice the styles follow the system by themselves; to ask for it
  // here would lay the page out before there is one.
  try {
    const { base = '' } = document.documentElement.dataset;
    const { theme } = JSON.parse(localStorage.getItem(`${base}mandala-settings`) ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // localStorage is blocked, or holds something else under this name: the system's theme.
  }

  // A page whose scripts cannot be loaded says so, in its own text. Errors of elements do not bubble, hence the capture.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      // early.ts reads it: it must not hide the page any more.
      document.documentElement.dataset.failed = '';
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showFailure);
      else showFailure();
    },
    true,
  );

  function showFailure() {
    document.body.hidden = false;
    document.getElementById('sorry')?.removeAttribute('hidden');
  }
})();
