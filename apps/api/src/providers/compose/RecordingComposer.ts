import type { RecordingFailure } from '@rostra/contract/live';

/** What a part became, in files of its folder; or why it could not be made. */
export type Composition =
  | {
      /** Null where it is as long as the part. */
      readonly seconds: number | null;
      readonly video: string;
      /** The list of HLS, which names `hlsMedia` by its file's name. */
      readonly hlsList: string;
      readonly hlsMedia: string;
    }
  | {
      readonly failure: Exclude<RecordingFailure, 'disk_full'>;
      /** For the log. */
      readonly reason: string;
    };

/** Makes films of what was recorded. */
export interface RecordingComposer {
  /** Whether this machine can. */
  readonly canCompose: boolean;
  /**
   * Composes one part: home screen and all voices.
   *
   * @param folder the part's, with its tracks (`*.rtp`) and its timeline; what is made stands in it
   */
  compose(folder: string): Promise<Composition>;
  /** Puts composed parts after each other. @throws Error when that fails */
  join(videos: readonly string[], out: string): Promise<void>;
}

/** The name of a part's timeline: a `HomeChange` as JSON on each line. */
export const TIMELINE_FILE = 'timeline.jsonl';

/** Where a provider makes the film itself: its pieces in the part's folder, counted from 0. */
export const recordedFilm = (index: number): string => `recorded-${index}.mp4`;

const RECORDED_FILM = /^recorded-(\d+)\.mp4$/;

/** The pieces of a provider's film among the files of a folder, in their order. */
export const recordedFilmsOf = (names: readonly string[]): string[] =>
  names
    .filter((name) => RECORDED_FILM.test(name))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
