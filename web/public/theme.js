// The chosen theme, before anything is painted. Whoever has chosen none sees the system's: styles know it without being asked,
// and asking here would lay the page out before there is one.
(function () {
  try {
    var theme = JSON.parse(localStorage.getItem('mandala-settings') || '{}').theme;
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // A browser that keeps nothing, or something else under our name: the system's theme.
  }
})();
