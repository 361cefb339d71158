import type { RecordingFailure } from '@rostra/contract/live';

/** The files composed from a part, in its folder; or the reason for the failure. */
export type Composition =
  | {
      /** Null if it is as long as the part. */
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

/** Composes videos from recordings. */
export interface RecordingComposer {
  /** Whether this machine supports it. */
  readonly canCompose: boolean;
  /**
   * Composes one part: spotlight and all voices.
   *
   * @param folder the part's, with its tracks (`*.rtp`) and its timeline; the result is written to
   * it
   */
  compose(folder: string): Promise<Composition>;
  /** Joins composed parts. @throws Error when that fails */
  join(videos: readonly string[], out: string): Promise<void>;
}

/** The name of a part's timeline: a `SpotlightChange` as JSON on each line. */
export const TIMELINE_FILE = 'timeline.jsonl';

/**
 * Returns the name of a piece of the video that a provider made itself, in the part's folder,
 * counted from 0.
 */
export const recordedVideoName = (index: number): string => `recorded-${index}.mp4`;

const RECORDED_FILM = /^recorded-(\d+)\.mp4$/;

/** Returns the pieces of a provider's video among a folder's files, in order. */
export const recordedVideosOf = (names: readonly string[]): string[] =>
  names
    .filter((name) => RECORDED_FILM.test(name))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
