import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readAssets, readPreviewAssets } from '../src/server/readAssets.ts';
import type { AssetsInput } from '../src/server/readAssets.ts';
import { screens } from '../src/navigation/screens.ts';

const folder = join(import.meta.dirname, '../dist/client');
const assetsOf = readAssets(folder);

/** What a page may ask for before it can be used: document, scripts, styles, faces. */
const REQUESTS_MAX = 16;

const gzipKilobytes = (files: readonly string[]): number =>
  files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  ) / 1000;

const pageOf = (id: string, locale: AssetsInput['locale'], reads: boolean) =>
  assetsOf({ screen: screens.find((screen) => screen.id === id), locale, reads });

/**
 * gzip kB of scripts, by page. What the pages weigh now, so that they only get lighter (ADR 4): the goal
 * W1 is 146 for both.
 */
describe.each([
  { id: 'search', reads: false, kilobytes: 142.4 },
  { id: 'articleDetail', reads: true, kilobytes: 145.9 },
])('W1 the page $id', ({ id, reads, kilobytes }) => {
  it.each(['en', 'zh-CN'] as const)('W1 loads few scripts before it can be used: %s', (locale) => {
    const { scripts, styles, fonts } = pageOf(id, locale, reads);
    expect(gzipKilobytes(scripts)).toBeLessThanOrEqual(kilobytes);
    expect(1 + scripts.length + styles.length + fonts.length).toBeLessThanOrEqual(REQUESTS_MAX);
  });
});

const chunks = readdirSync(join(folder, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(join(folder, 'assets', file), 'utf8') }));

it('W3 the checks of the server do not travel', () => {
  expect(chunks.filter(({ code }) => /ZodError|_zod\b/.test(code))).toEqual([]);
});

it('calls of the staff do not travel', () => {
  expect(chunks.filter(({ code }) => /["'`]\/staff\//.test(code))).toEqual([]);
});

it.each(['pdf', 'image'] as const)(
  'LPRE-16 the page that shows a %s loads nothing of the site, and no page of the site loads pdf.js',
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

it('W1 calls of a live room travel with the room alone', () => {
  const first = ['search', 'articleDetail'].flatMap((id) => pageOf(id, 'en', true).scripts);
  const withCalls = first.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('/agoras/lives/:id/token'),
  );
  expect(withCalls).toEqual([]);
});

/** Files that a chunk asks for as soon as it is asked for itself. */
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

/** What the SDKs of the vendor cannot be without, and what hls.js cannot. */
const AGORA = /statscollector|sd-rtn\.com/;
const HLS = /hlsManifestParsed/;

it('R3, R4, LMED-22 no byte of a vendor and no player travel with the room, nor with its own providers', () => {
  const vendor = chunks.filter(({ code }) => AGORA.test(code)).map(({ file }) => file);
  const player = chunks.filter(({ code }) => HLS.test(code)).map(({ file }) => file);
  expect([vendor.length > 0, player.length > 0]).toEqual([true, true]);
  const room = pageOf('meetingLive', 'en', true).scripts.map((file) => file.replace('assets/', ''));
  const own = chunks.filter(({ code }) => code.includes('/api/v1/live/media') && !AGORA.test(code));
  expect(own.length).toBeGreaterThan(0);
  const withRoom = staticImportsOf([...room, ...own.map(({ file }) => file)]);
  expect([...vendor, ...player].filter((file) => withRoom.has(file))).toEqual([]);
  // The player brings no vendor along, and a vendor no player.
  const withPlayer = staticImportsOf(player);
  expect(vendor.filter((file) => withPlayer.has(file))).toEqual([]);
});

/** gzip kB over the home page, by what it weighs now: a room only gets lighter. The goal R1 is 145. */
const ROOM_KILOBYTES = 136.9;

it('R1 our own code of a room weighs no more over that of the home page than it does', () => {
  const home = new Set(pageOf('search', 'en', true).scripts);
  const room = pageOf('meetingLive', 'en', true).scripts;
  expect(gzipKilobytes(room.filter((file) => !home.has(file)))).toBeLessThanOrEqual(ROOM_KILOBYTES);
});

/** The same with the SDKs of a room on Agora, by what it weighs now. The goal R2 is 975, 0.9 of AgoraUIKit with messages. */
const AGORA_ROOM_KILOBYTES = 895.9;

it('R2 a room on Agora weighs no more over the home page than it does', () => {
  const home = new Set(pageOf('search', 'en', true).scripts);
  const room = pageOf('meetingLive', 'en', true).scripts.filter((file) => !home.has(file));
  const vendor = chunks.filter(({ code }) => AGORA.test(code)).map(({ file }) => `assets/${file}`);
  expect(vendor).toHaveLength(2);
  expect(gzipKilobytes([...room, ...vendor])).toBeLessThanOrEqual(AGORA_ROOM_KILOBYTES);
});

it('R3, LCON-09 messages of a stream that is watched bring no media along', () => {
  const messages = chunks.filter(({ code }) => code.includes('/api/v1/live/messages'));
  const media = chunks.filter(({ code }) => code.includes('RTCPeerConnection'));
  expect([messages.length > 0, media.length > 0]).toEqual([true, true]);
  const withMessages = staticImportsOf(messages.map(({ file }) => file));
  expect(media.filter(({ file }) => withMessages.has(file))).toEqual([]);
});
