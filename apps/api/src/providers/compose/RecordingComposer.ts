import type { RecordingFailure } from '@rostra/contract/live';

/** What a part became, in files of its folder; or why it could not be made. */
export type Composition =
  | {
      readonly seconds: number;
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
