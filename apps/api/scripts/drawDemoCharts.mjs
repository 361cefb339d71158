// Draws the images of src/demo/articles/demoCharts.ts with Debian's Chromium and fonts-noto-cjk.
// Run by hand when a chart changes: node scripts/drawDemoCharts.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCharts } from '../src/demo/articles/demoCharts.ts';

const WIDTH = 1200;
const HEIGHT = 640;
/** From the image's edge to the bars, left and right. */
const SIDE = 80;
const FLOOR = 540;
const TALLEST = 350;
const BRAND = '#0c5567';
const INK = '#1c2426';

const folder = join(import.meta.dirname, '../src/demo/articles/charts');
const work = mkdtempSync(join(tmpdir(), 'charts-'));
mkdirSync(folder, { recursive: true });

const text = (x, y, size, anchor, words) =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${INK}">${words}</text>`;

function drawing({ title, bars }, language) {
  const slot = (WIDTH - 2 * SIDE) / bars.length;
  const largest = Math.max(...bars.map(([, value]) => value));
  const columns = bars.map(([label, value], index) => {
    const middle = SIDE + slot * (index + 0.5);
    const tall = Math.round((value / largest) * TALLEST);
    return (
      `<rect x="${middle - slot * 0.3}" y="${FLOOR - tall}" width="${slot * 0.6}" height="${tall}" fill="${BRAND}"/>` +
      text(middle, FLOOR - tall - 16, 30, 'middle', value) +
      text(middle, FLOOR + 46, 30, 'middle', label[language])
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Noto Sans CJK SC, sans-serif">
<rect width="100%" height="100%" fill="#fff"/>${text(SIDE, 84, 34, 'start', title[language])}${columns.join('')}
<path d="M${SIDE} ${FLOOR}H${WIDTH - SIDE}" stroke="${INK}" stroke-width="2"/></svg>`;
}

for (const chart of demoCharts) {
  for (const [language, name] of ['zh', 'en'].entries()) {
    const page = join(work, 'chart.html');
    const style = '<style>body{margin:0}svg{display:block}</style>';
    writeFileSync(page, `<!doctype html><meta charset="utf-8">${style}${drawing(chart, language)}`);
    execFileSync(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      `--window-size=${WIDTH},${HEIGHT}`,
      `--screenshot=${join(folder, `${chart.file}.${name}.png`)}`,
      `file://${page}`,
    ]);
  }
}
rmSync(work, { recursive: true });
