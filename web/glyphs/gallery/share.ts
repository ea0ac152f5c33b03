// The picture a link to the app shows, 1200 x 630; images.mjs takes it.
import '../../src/look/tokens.css';
import '../../src/look/base.css';
import { mount } from 'svelte';
import Share from './Share.svelte';

mount(Share, { target: document.body });
