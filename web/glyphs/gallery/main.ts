// All pieces and controls on one page, to look at while working on them: `npm run dev`, then /glyphs/gallery/.
// The address chooses: ?theme=dark, ?game=stones, ?aids=strong, ?motion=off.
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { mount } from 'svelte';
import { need, speak } from '../../src/words';
import Gallery from './Gallery.svelte';

document.documentElement.dataset['theme'] = 'light';
for (const [name, value] of new URLSearchParams(location.search)) document.documentElement.dataset[name] = value;
await speak('en');
await need('shell');
mount(Gallery, { target: document.body });
