// Takes the PNGs for an installed app, for links and for the tab: `node glyphs/images.mjs PLAYWRIGHT CHROMIUM`, once, while
// `npm run dev` serves at http://localhost:5173 (or DEV=address). The results are kept in public/.
import { readFile, writeFile } from 'node:fs/promises';
import { indexedPng } from './png.mjs';

const [playwright, executablePath] = process.argv.slice(2);
const { chromium } = await import(playwright);
const dev = process.env.DEV ?? 'http://localhost:5173';
const publicFile = (name) => new URL(`../public/${name}`, import.meta.url);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

async function icon(source, name, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = Buffer.from(await readFile(publicFile(source))).toString('base64');
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:100vw;height:100vh}</style><img src="data:image/svg+xml;base64,${svg}">`,
  );
  await page.waitForFunction(() => document.images[0].complete);
  await writeFile(publicFile(name), await page.screenshot({ omitBackground: true }));
  await page.close();
}

// In a tab a drawing would be read anew with each turn.
await icon('icon.svg', 'icon-64.png', 64);
await icon('../glyphs/icon-turn.svg', 'icon-turn-64.png', 64);
await icon('icon.svg', 'icon-192.png', 192);
await icon('icon.svg', 'icon-512.png', 512);
await icon('icon-maskable.svg', 'icon-maskable-512.png', 512);
await icon('icon-maskable.svg', 'apple-touch-icon.png', 180);

const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.goto(`${dev}/glyphs/gallery/share.html`);
await page.waitForSelector('svg image');
await page.evaluate(() => document.fonts.ready);
await page.waitForTimeout(500);
const shot = (await page.screenshot()).toString('base64');
const pixels = await page.evaluate(async (data) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const canvas = new OffscreenCanvas(1200, 630).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  return Array.from(canvas.getImageData(0, 0, 1200, 630).data);
}, shot);
await writeFile(publicFile('share.png'), indexedPng(pixels, 1200, 630));
await browser.close();
