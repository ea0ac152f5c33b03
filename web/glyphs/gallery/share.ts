// The picture a link to the app shows, 1200 x 630; images.mjs takes it.
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { mount } from 'svelte';
import Share from './Share.svelte';

mount(Share, { target: document.body });
