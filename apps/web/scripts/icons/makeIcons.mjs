// Draws the icons in `public` from `icon.svg`, in Chromium: node scripts/icons/makeIcons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const folder = new URL('../../public/', import.meta.url);
const mark = readFileSync(new URL('icon.svg', folder), 'utf8');

/** Home screens cut icons to a shape, so those have a ground and a margin. */
const ICONS = [
  { file: 'icon-192.png', size: 192, margin: 0, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, margin: 0, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, margin: 0.2, ground: '#fff' },
  { file: 'apple-touch-icon.png', size: 180, margin: 0.14, ground: '#fff' },
];
/** Sizes within `favicon.ico`, in pixels. */
const FAVICON_SIZES = [16, 32];

/** Returns an ICO file of PNG images: a header, an entry of 16 bytes for each, then the images. */
function toIco(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, at) => {
    const entry = 6 + 16 * at;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

async function draw({ size, margin = 0, ground = 'transparent' }) {
  await page.setViewportSize({ width: size, height: size });
  const inner = Math.round(size * (1 - 2 * margin));
  const drawing = mark.replace('<svg ', `<svg width="${inner}" height="${inner}" `);
  await page.setContent(
    `<body style="margin:0;height:${size}px;display:grid;place-items:center;background:${ground}">${drawing}`,
  );
  return page.screenshot({ omitBackground: true });
}

for (const icon of ICONS) writeFileSync(new URL(icon.file, folder), await draw(icon));
const images = [];
for (const size of FAVICON_SIZES) images.push({ size, png: await draw({ size }) });
writeFileSync(new URL('favicon.ico', folder), toIco(images));
await browser.close();
