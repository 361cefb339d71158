import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { differenceOf } from './difference.ts';
import { environmentNote } from './environmentNote.ts';
import { readPng } from './raster.ts';
import { openReport } from './report.ts';
import { hashOf, looksOf, readSheet, writeSheet } from './sheet.ts';
import type { Sheet, Shot } from './sheet.ts';

const root = join(import.meta.dirname, '../..');
const baselines = join(root, 'packages/ui/visual/baselines');
const report = openReport(join(root, 'node_modules/.test-reports/screenshots'), environmentNote);

/** Maximum number of screenshots of a look until two are equal. */
const TRIES = 20;

/** A part of the window, in its pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Taken {
  look: string;
  png: Buffer;
  captured: string;
}

/** The sheet that is being taken in each browser. */
interface Work {
  name: string;
  stored: Sheet | null;
  taken: Taken[];
  capture: (box: Box) => Promise<Buffer>;
}
const works = new Map<string, Work>();

const isRemade = ({ project }: BrowserCommandContext): boolean =>
  project.serializedConfig.snapshotOptions.updateSnapshot === 'all';

const fileOf = (name: string): string => join(baselines, `${name}.webp`);

async function cameraOf({ page }: BrowserCommandContext): Promise<Work['capture']> {
  const session = await page.context().newCDPSession(page);
  return async (box) => {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...box, scale: 1 },
      captureBeyondViewport: false,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  };
}

async function workOn(context: BrowserCommandContext, name: string): Promise<Work> {
  const known = works.get(context.sessionId);
  if (known?.name === name) return known;
  if (!isRemade(context)) environmentNote();
  const stored = existsSync(fileOf(name)) ? readSheet(readFileSync(fileOf(name))) : null;
  const capture = known?.capture ?? (await cameraOf(context));
  const work = { name, stored, taken: [], capture };
  works.set(context.sessionId, work);
  return work;
}

/**
 * Captures one look of a story. Known bytes equal the stored screenshot; others must be captured
 * twice in a row.
 */
const takeLook: BrowserCommand<[sheet: string, look: string, box: Box]> = async (
  context,
  sheet,
  look,
  box,
) => {
  const work = await workOn(context, sheet);
  const kept = work.stored?.places.find((place) => place.look === look)?.captured;
  let png = await work.capture(box);
  let captured = hashOf(png);
  for (let tries = 0; captured !== kept && tries < TRIES; tries += 1) {
    const before = captured;
    png = await work.capture(box);
    captured = hashOf(png);
    if (captured === before) break;
  }
  work.taken.push({ look, png, captured });
};

function isKept({ stored, taken }: Work): boolean {
  return (
    stored?.places.length === taken.length &&
    stored.places.every(
      ({ look, captured }, at) => taken[at]?.look === look && taken[at].captured === captured,
    )
  );
}

/**
 * Compares the screenshots taken with the stored sheet and returns the differences; stores the new
 * ones on request.
 */
const finishSheet: BrowserCommand<[sheet: string]> = async (context, sheet) => {
  const work = await workOn(context, sheet);
  works.set(context.sessionId, { ...work, name: '' });
  if (isKept(work)) return [];
  const shots: Shot[] = work.taken.map(({ look, png, captured }) => ({
    look,
    captured,
    raster: readPng(png),
  }));
  const expected = work.stored ? await looksOf(work.stored) : new Map<string, never>();
  const found: string[] = [];
  for (const { look, raster } of shots) {
    const was = expected.get(look);
    const difference = was && differenceOf(was, raster);
    if (difference === null) continue;
    const words = difference?.words ?? 'has no screenshot yet';
    found.push(`${look}: ${words}`);
    report.add(`${sheet}.${look}`, words, {
      expected: was,
      actual: raster,
      difference: difference?.drawn,
    });
  }
  for (const look of expected.keys())
    if (!shots.some((shot) => shot.look === look)) found.push(`${look}: is no longer taken`);
  if (!isRemade(context)) return found.map((words) => `${words} (${report.file})`);
  mkdirSync(dirname(fileOf(sheet)), { recursive: true });
  writeFileSync(fileOf(sheet), await writeSheet(shots));
  process.stdout.write(`· ${sheet}.webp is written; look at it: ${report.file}\n`);
  return [];
};

/** Turns forced colors of the reader's system on or off. */
const forceColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
};

/** Commands that tests in the browser send to Node. */
export const commands = { takeLook, finishSheet, forceColors };

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeLook: (sheet: string, look: string, box: Box) => Promise<void>;
    finishSheet: (sheet: string) => Promise<string[]>;
    forceColors: (isForced: boolean) => Promise<void>;
  }
}
