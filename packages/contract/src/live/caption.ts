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
