import type { Uid } from './messaging.ts';

/** Languages that captions are written in. */
export const CAPTION_LANGUAGES = ['en', 'zh-CN'] as const;
/** Language that captions are written in. */
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number];

/** The words of one speaker without a pause. A line keeps its id while it grows. */
export interface CaptionLine {
  readonly id: string;
  readonly uid: Uid;
  /** The speaker's name at that time. */
  readonly speaker: string;
  readonly text: string;
  readonly is_final: boolean;
  readonly lang: CaptionLanguage;
  /** Since the start of the live session. */
  readonly second: number;
}

/** Ms after the end of the spoken words from which their line counts as late. */
export const CAPTIONS_LATE_MS = 10_000;

/** Number of earlier lines on one page. */
export const CAPTIONS_PAGE_SIZE = 50;

/**
 * States of a transcription: `late` while lines come long after the words or words are skipped to
 * catch up; `unavailable` while speech cannot be recognized. The meeting continues in both.
 */
export const CAPTION_STATUSES = ['ready', 'late', 'unavailable'] as const;
/** State of a transcription. */
export type CaptionStatus = (typeof CAPTION_STATUSES)[number];

/** A running transcription. */
export interface CaptionRun {
  readonly language: CaptionLanguage;
  readonly status: CaptionStatus;
}

/** The transcript of a live session, and the transcription if it is running. */
export interface Captions {
  /** Null while no transcription runs. */
  readonly run: CaptionRun | null;
  /** Oldest first. */
  readonly lines: readonly CaptionLine[];
}
