import type { Page } from '@playwright/test';

/** What a page has begun to play by itself since it was loaded: it need not stand in the page. */
interface Played {
  /** The name of its file; empty for what a member says. */
  readonly file: string;
  readonly isLooping: boolean;
  readonly isPlaying: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

/** Keeps the sounds that a page plays which is not open yet. */
export async function keepSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = new Set<HTMLMediaElement>();
    Object.assign(globalThis, { keptSounds: kept });
    const elements: { play: (this: HTMLMediaElement) => Promise<void> } =
      HTMLMediaElement.prototype;
    const { play } = elements;
    elements.play = function playAndKeep() {
      kept.add(this);
      return play.call(this);
    };
  });
}

/** All that it plays or has played. */
const playedBy = (page: Page): Promise<readonly Played[]> =>
  page.evaluate(() => {
    const { keptSounds } = globalThis as unknown as { keptSounds: ReadonlySet<HTMLMediaElement> };
    return Array.from(keptSounds)
      .filter((element) => element instanceof HTMLAudioElement)
      .map(({ currentSrc, loop, paused, ended, volume }) => ({
        file: currentSrc.split('/').at(-1) ?? '',
        isLooping: loop,
        isPlaying: !paused && !ended,
        volume,
      }));
  });

/** Whether the music of the waiting room plays on and on (LHST-21). */
export const hasMusic = async (page: Page): Promise<boolean> =>
  (await playedBy(page)).some(
    ({ file, isLooping, isPlaying }) => file.startsWith('waiting') && isLooping && isPlaying,
  );

/** How often the compliance announcement was begun since the page was loaded (LHST-19, LHST-20). */
export const announcements = async (page: Page): Promise<number> =>
  (await playedBy(page)).filter(({ file }) => file.startsWith('compliance')).length;

/** How loud those are whom a page plays now, the softest first. */
export const volumesOf = async (page: Page): Promise<readonly number[]> =>
  (await playedBy(page))
    .filter(({ file, isPlaying }) => file === '' && isPlaying)
    .map(({ volume }) => volume)
    .toSorted((one, other) => one - other);
