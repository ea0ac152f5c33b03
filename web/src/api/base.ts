// Where the app lies on its host: nothing at the root, `/mandala` under that path. The server writes it into the page
// (`base_url`). Every address of ours begins with it.

// Tests run without a page.
export const base = typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '');
