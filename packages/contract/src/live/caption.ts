import type { Uid } from './messaging.ts';

/** Languages that captions are written in. */
export const CAPTION_LANGUAGES = ['en', 'zh-CN'] as const;
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number];

/** What one speaker said without a pause. A line that grows keeps its id. */
export interface CaptionLine {
  readonly id: string;
  readonly uid: Uid;
  /** His name as it was. */
  readonly speaker: string;
  readonly text: string;
  readonly is_final: boolean;
  readonly lang: CaptionLanguage;
  /** Since the start of the live. */
  readonly second: number;
}

/** Ms from the end of what was said, after which its line is late. */
export const CAPTIONS_LATE_MS = 10_000;

/** Lines of one page of what was said before. */
export const CAPTIONS_PAGE_SIZE = 50;

/**
 * How the writing goes: `late` while lines come long after the words, or words are left out for it;
 * `unavailable` while what is said is not understood. The meeting goes on.
 */
export const CAPTION_STATUSES = ['ready', 'late', 'unavailable'] as const;
export type CaptionStatus = (typeof CAPTION_STATUSES)[number];

/** What is said is being written down. */
export interface CaptionRun {
  readonly language: CaptionLanguage;
  readonly status: CaptionStatus;
}

/** What was written down of a live, and whether it goes on. */
export interface Captions {
  /** Null while nothing is written down. */
  readonly run: CaptionRun | null;
  /** Oldest first. */
  readonly lines: readonly CaptionLine[];
}
