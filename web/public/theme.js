// The theme, before anything is painted.
(function () {
  var theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('mandala-settings') || '{}').theme || 'system';
  } catch (_) {}
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
