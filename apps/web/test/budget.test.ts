import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { staffRoutes } from '@rostra/contract/staff';
import { consoleAreas } from '../src/console/consoleAreas.ts';
import { readAssets, readPreviewAssets } from '../src/server/readAssets.ts';
import type { AssetsInput } from '../src/server/readAssets.ts';
import { readConsoleAssets } from '../src/server/readConsoleAssets.ts';
import { screens } from '../src/navigation/screens.ts';

const folder = join(import.meta.dirname, '../dist/client');
const assetsOf = readAssets(folder);
const consoleAssets = readConsoleAssets(folder);

/** Maximum requests before home and an article are usable: document, scripts, fonts. */
const REQUESTS_MAX = 10;

/** Screens whose page shows an article's text. */
const ARTICLES = ['articleDetail', 'summaryDetail'];

const gzipKilobytes = (files: readonly string[]): number =>
  files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  ) / 1000;

const locales = ['en', 'zh-CN'] as const;

const pageOf = (id: string, locale: AssetsInput['locale'] = 'en') =>
  assetsOf({
    screen: screens.find((screen) => screen.id === id),
    locale,
    reads: ARTICLES.includes(id),
  });

/** Limits of a page's scripts in gzip kB (design.md, “The web app”). */
const LIMITS = { reading: 146, personal: 175 };

/** Pages above the limit of their kind: the present weight is theirs, and may only fall (ADR 4). */
const HEAVIER: Readonly<Record<string, number>> = {
  eventDetail: 187.2,
  login: 190.5,
  signup: 196.4,
  forgotPassword: 186.6,
  accountSecurity: 190.6,
  notices: 179.2,
  virtualCoin: 186.8,
  recharge: 223.4,
  vipTurn: 223.4,
  pay: 207.6,
  ppv: 182.3,
  dialInWays: 175.9,
  dialInManualWays: 175.9,
  troubleshooting: 181,
};

const built = screens.filter(({ id }) =>
  existsSync(join(import.meta.dirname, `../src/routes/${id}.tsx`)),
);
const ROOM = 'meetingLive';

describe.each(built.filter(({ id }) => id !== ROOM))('the page $id', ({ id, rendered }) => {
  it.each(locales)('stays within its weight: %s [W1]', (locale) => {
    const limit = HEAVIER[id] ?? LIMITS[rendered === 'server' ? 'reading' : 'personal'];
    expect(gzipKilobytes(pageOf(id, locale).scripts)).toBeLessThanOrEqual(limit);
  });
});

it('names no page as heavier that fits the limit of its kind', () => {
  const fitting = built.filter(({ id, rendered }) => {
    const limit = LIMITS[rendered === 'server' ? 'reading' : 'personal'];
    return (
      id in HEAVIER && locales.every((locale) => gzipKilobytes(pageOf(id, locale).scripts) <= limit)
    );
  });
  expect(fitting.map(({ id }) => id)).toEqual([]);
});

it.each(['search', 'articleDetail'])('makes few requests before %s is usable [W1]', (id) => {
  for (const locale of locales) {
    const { scripts, fonts } = pageOf(id, locale);
    expect(1 + scripts.length + fonts.length).toBeLessThanOrEqual(REQUESTS_MAX);
  }
});

const chunks = readdirSync(join(folder, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(join(folder, 'assets', file), 'utf8') }));

it('keeps the server’s checks out of the client [W3]', () => {
  expect(chunks.filter(({ code }) => /ZodError|_zod\b/.test(code))).toEqual([]);
});

/** Returns whether a script has a staff call: below `/staff/` in the API, unlike a console's address. */
const hasStaffCall = (code: string): boolean =>
  Object.values(staffRoutes).some(({ path }) => code.includes(path));

it('loads staff calls with the staff console alone [FND-59]', () => {
  expect(chunks.filter(({ code }) => hasStaffCall(code))).toEqual([]);
  const withCalls = readdirSync(join(folder, 'assets/consoles'))
    .map((file) => `assets/consoles/${file}`)
    .filter(
      (file) => file.endsWith('.js') && hasStaffCall(readFileSync(join(folder, file), 'utf8')),
    );
  const { scripts } = consoleAssets('staff', 'en');
  expect(withCalls.length).toBeGreaterThan(0);
  expect(withCalls.filter((file) => !scripts.includes(file))).toEqual([]);
  const others = consoleAssets('management', 'en').scripts;
  expect(withCalls.filter((file) => others.includes(file))).toEqual([]);
});

it('shares no script between the site and the consoles', () => {
  const own = consoleAreas.flatMap((area) => consoleAssets(area, 'en').scripts);
  expect(own.filter((file) => !file.startsWith('assets/consoles/'))).toEqual([]);
  expect(chunks.filter(({ code }) => code.includes('/consoles/'))).toEqual([]);
});

/** Maximum of a console's scripts in gzip kB (the design, "The web app"). */
const CONSOLE_KILOBYTES = 220;

describe.each(consoleAreas)('the console %s', (area) => {
  it.each(['en', 'zh-CN'] as const)('loads its own entry within its weight: %s', (locale) => {
    const { entry, scripts, styles } = consoleAssets(area, locale);
    expect(scripts).toContain(entry);
    expect([scripts.length > 2, styles.length > 0]).toEqual([true, true]);
    expect(gzipKilobytes(scripts)).toBeLessThanOrEqual(CONSOLE_KILOBYTES);
  });
});

it.each(['pdf', 'image'] as const)(
  'loads nothing of the site on the page that shows a %s, and no pdf.js on the site [LPRE-16]',
  (kind) => {
    const own = readPreviewAssets(folder, kind).scripts;
    const site = built.flatMap(({ id }) => pageOf(id).scripts);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((file) => site.includes(file))).toEqual([]);
    const withPdf = own.filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes('GlobalWorkerOptions'),
    );
    expect(withPdf).toHaveLength(kind === 'pdf' ? 1 : 0);
  },
);

it('loads the calls of a live room with the room alone [W1]', () => {
  const first = ['search', 'articleDetail'].flatMap((id) => pageOf(id).scripts);
  const withCalls = first.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('/agoras/lives/:id/token'),
  );
  expect(withCalls).toEqual([]);
});

/**
 * Returns the files that chunks load as soon as they are loaded themselves.
 *
 * @param isLater includes what they load on demand
 */
function importsOf(files: readonly string[], { isLater = false } = {}): Set<string> {
  const all = new Map(chunks.map(({ file, code }) => [file, code]));
  const found = new Set<string>();
  const open = [...files];
  const pattern = isLater
    ? /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g
    : /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, name = ''] of (all.get(file) ?? '').matchAll(pattern)) open.push(name);
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
  const room = pageOf(ROOM).scripts.map((file) => file.replace('assets/', ''));
  const own = chunks.filter(({ code }) => code.includes('/api/v1/live/media') && !AGORA.test(code));
  expect(own.length).toBeGreaterThan(0);
  const withRoom = importsOf([...room, ...own.map(({ file }) => file)]);
  expect([...vendor, ...player].filter((file) => withRoom.has(file))).toEqual([]);
  // The player loads no vendor, and a vendor no player.
  const withPlayer = importsOf(player);
  expect(vendor.filter((file) => withPlayer.has(file))).toEqual([]);
});

/** Weights in gzip kB over the home page: our own code, and with the SDKs of a room on Agora (R1, R2). */
const ROOM_KILOBYTES = 145;
const AGORA_ROOM_KILOBYTES = 975;

it('keeps our own code of a room within its weight over the home page [R1]', () => {
  const home = new Set(pageOf('search').scripts);
  const room = pageOf(ROOM).scripts;
  expect(gzipKilobytes(room.filter((file) => !home.has(file)))).toBeLessThanOrEqual(ROOM_KILOBYTES);
});

it('keeps a room on Agora within its weight over the home page [R2]', () => {
  const home = new Set(pageOf('search').scripts);
  const room = pageOf(ROOM).scripts.filter((file) => !home.has(file));
  const vendor = chunks.filter(({ code }) => AGORA.test(code)).map(({ file }) => `assets/${file}`);
  expect(vendor).toHaveLength(2);
  expect(gzipKilobytes([...room, ...vendor])).toBeLessThanOrEqual(AGORA_ROOM_KILOBYTES);
});

it('loads no media with the messages of a stream [R3, LCON-09]', () => {
  const messages = chunks.filter(({ code }) => code.includes('/api/v1/live/messages'));
  const media = chunks.filter(({ code }) => code.includes('RTCPeerConnection'));
  expect([messages.length > 0, media.length > 0]).toEqual([true, true]);
  const withMessages = importsOf(messages.map(({ file }) => file));
  expect(media.filter(({ file }) => withMessages.has(file))).toEqual([]);
});

/** Styles inside the document by page, gzip kB: every visit loads them again. Current weights (ADR 132). */
it.each([
  { id: 'search', kilobytes: 10.7 },
  { id: 'research', kilobytes: 10.6 },
  { id: 'articleDetail', kilobytes: 11.4 },
  { id: 'eventDetail', kilobytes: 13.2 },
])('keeps the styles inside the page $id small', ({ id, kilobytes }) => {
  const { css, styles } = pageOf(id);
  expect(styles.length).toBeGreaterThan(0);
  expect(gzipSync(css, { level: 9 }).length / 1000).toBeLessThanOrEqual(kilobytes);
});
