import type { Page } from '@playwright/test';

/** Audio that a page has started by itself since it was loaded; its element may be outside the document. */
interface Played {
  /** Name of the audio file; empty for a member's voice. */
  readonly file: string;
  readonly isLooping: boolean;
  readonly isPlaying: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

/** Records the sounds that a page plays; the page must not be open yet. */
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

/** Returns all sounds that the page plays or has played. */
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

/** Checks whether the waiting music plays in a loop (LHST-21). */
export const hasMusic = async (page: Page): Promise<boolean> =>
  (await playedBy(page)).some(
    ({ file, isLooping, isPlaying }) => file.startsWith('waiting') && isLooping && isPlaying,
  );

/** Returns how often the compliance announcement started since the page was loaded (LHST-19, LHST-20). */
export const announcements = async (page: Page): Promise<number> =>
  (await playedBy(page)).filter(({ file }) => file.startsWith('compliance')).length;

/** Returns the volumes of the members a page plays now, the softest first. */
export const volumesOf = async (page: Page): Promise<readonly number[]> =>
  (await playedBy(page))
    .filter(({ file, isPlaying }) => file === '' && isPlaying)
    .map(({ volume }) => volume)
    .toSorted((one, other) => one - other);
