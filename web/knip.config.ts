import type { KnipConfig } from 'knip';

export default {
  // The page names `src/main.ts`; these are started by hand.
  entry: ['glyphs/images.mjs', 'glyphs/gallery/*.ts'],
  project: ['**/*.{ts,js,mjs,svelte,css}'],
  // Every type of the protocol is written, whether the app reads it or not.
  ignore: ['src/protocol/**'],
  compilers: {
    // Fonts are named in styles alone.
    css: (text: string) =>
      [...text.matchAll(/(?:@import |url\()'([^']+)'/g)].map(([, path]) => `import '${path ?? ''}';`).join('\n'),
  },
} satisfies KnipConfig;
