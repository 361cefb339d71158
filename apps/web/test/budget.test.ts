import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readAssets, readPreviewAssets } from '../src/server/readAssets.ts';
import type { AssetsInput } from '../src/server/readAssets.ts';
import { screens } from '../src/navigation/screens.ts';

const folder = join(import.meta.dirname, '../dist/client');
const assetsOf = readAssets(folder);

/** Maximum requests before a page is usable: document, scripts, fonts. Its styles are inside. */
const REQUESTS_MAX = 12;

const gzipKilobytes = (files: readonly string[]): number =>
  files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  ) / 1000;

const pageOf = (id: string, locale: AssetsInput['locale'], reads: boolean) =>
  assetsOf({ screen: screens.find((screen) => screen.id === id), locale, reads });

/**
 * Scripts by page in gzip kB. These are current weights, so that pages only get lighter (ADR 4): the
 * goal W1 is 146 for both.
 */
describe.each([
  { id: 'search', reads: false, kilobytes: 142.6 },
  { id: 'articleDetail', reads: true, kilobytes: 146 },
])('W1 the page $id', ({ id, reads, kilobytes }) => {
  it.each(['en', 'zh-CN'] as const)('loads few scripts before it is usable: %s [W1]', (locale) => {
    const { scripts, fonts } = pageOf(id, locale, reads);
    expect(gzipKilobytes(scripts)).toBeLessThanOrEqual(kilobytes);
    expect(1 + scripts.length + fonts.length).toBeLessThanOrEqual(REQUESTS_MAX);
  });
});

const chunks = readdirSync(join(folder, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(join(folder, 'assets', file), 'utf8') }));

it('keeps the server’s checks out of the client [W3]', () => {
  expect(chunks.filter(({ code }) => /ZodError|_zod\b/.test(code))).toEqual([]);
});

it('keeps staff calls out of the client', () => {
  expect(chunks.filter(({ code }) => /["'`]\/staff\//.test(code))).toEqual([]);
});

it.each(['pdf', 'image'] as const)(
  'loads nothing of the site on the page that shows a %s, and no pdf.js on the site [LPRE-16]',
  (kind) => {
    const own = readPreviewAssets(folder, kind).scripts;
    const site = screens.flatMap(({ id }) => pageOf(id, 'en', true).scripts);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((file) => site.includes(file))).toEqual([]);
    const withPdf = own.filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes('GlobalWorkerOptions'),
    );
    expect(withPdf).toHaveLength(kind === 'pdf' ? 1 : 0);
  },
);

it('loads the calls of a live room with the room alone [W1]', () => {
  const first = ['search', 'articleDetail'].flatMap((id) => pageOf(id, 'en', true).scripts);
  const withCalls = first.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('/agoras/lives/:id/token'),
  );
  expect(withCalls).toEqual([]);
});

/** Returns files that a chunk loads as soon as it is loaded itself. */
function staticImportsOf(files: readonly string[]): Set<string> {
  const all = new Map(chunks.map(({ file, code }) => [file, code]));
  const found = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = all.get(file) ?? '';
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      open.push(name);
    }
  }
  return found;
}

/** Text that only the vendor's SDKs contain, and text that only hls.js contains. */
const AGORA = /statscollector|sd-rtn\.com/;
const HLS = /hlsManifestParsed/;

it('loads no vendor and no player with the room or its own providers [R3, R4, LMED-22]', () => {
  const vendor = chunks.filter(({ code }) => AGORA.test(code)).map(({ file }) => file);
  const player = chunks.filter(({ code }) => HLS.test(code)).map(({ file }) => file);
  expect([vendor.length > 0, player.length > 0]).toEqual([true, true]);
  const room = pageOf('meetingLive', 'en', true).scripts.map((file) => file.replace('assets/', ''));
  const own = chunks.filter(({ code }) => code.includes('/api/v1/live/media') && !AGORA.test(code));
  expect(own.length).toBeGreaterThan(0);
  const withRoom = staticImportsOf([...room, ...own.map(({ file }) => file)]);
  expect([...vendor, ...player].filter((file) => withRoom.has(file))).toEqual([]);
  // The player loads no vendor, and a vendor no player.
  const withPlayer = staticImportsOf(player);
  expect(vendor.filter((file) => withPlayer.has(file))).toEqual([]);
});

/**
 * Weight in gzip kB over the home page. This is the current one, as a room only gets lighter. The goal
 * R1 is 145.
 */
const ROOM_KILOBYTES = 138;

it('keeps our own code of a room within its current weight over the home page [R1]', () => {
  const home = new Set(pageOf('search', 'en', true).scripts);
  const room = pageOf('meetingLive', 'en', true).scripts;
  expect(gzipKilobytes(room.filter((file) => !home.has(file)))).toBeLessThanOrEqual(ROOM_KILOBYTES);
});

/**
 * The same with the SDKs of a room on Agora, at its current weight. The goal R2 is 975, 0.9 of
 * AgoraUIKit with messages.
 */
const AGORA_ROOM_KILOBYTES = 897;

it('keeps a room on Agora within its current weight over the home page [R2]', () => {
  const home = new Set(pageOf('search', 'en', true).scripts);
  const room = pageOf('meetingLive', 'en', true).scripts.filter((file) => !home.has(file));
  const vendor = chunks.filter(({ code }) => AGORA.test(code)).map(({ file }) => `assets/${file}`);
  expect(vendor).toHaveLength(2);
  expect(gzipKilobytes([...room, ...vendor])).toBeLessThanOrEqual(AGORA_ROOM_KILOBYTES);
});

it('loads no media with the messages of a stream [R3, LCON-09]', () => {
  const messages = chunks.filter(({ code }) => code.includes('/api/v1/live/messages'));
  const media = chunks.filter(({ code }) => code.includes('RTCPeerConnection'));
  expect([messages.length > 0, media.length > 0]).toEqual([true, true]);
  const withMessages = staticImportsOf(messages.map(({ file }) => file));
  expect(media.filter(({ file }) => withMessages.has(file))).toEqual([]);
});

/** Styles inside the document by page, gzip kB: every visit loads them again. Current weights (ADR 132). */
it.each([
  { id: 'search', kilobytes: 10.6 },
  { id: 'research', kilobytes: 10.6 },
  { id: 'articleDetail', kilobytes: 11.4 },
  { id: 'eventDetail', kilobytes: 13.2 },
])('keeps the styles inside the page $id small', ({ id, kilobytes }) => {
  const { css, styles } = pageOf(id, 'en', id === 'articleDetail');
  expect(styles.length).toBeGreaterThan(0);
  expect(gzipSync(css, { level: 9 }).length / 1000).toBeLessThanOrEqual(kilobytes);
});
