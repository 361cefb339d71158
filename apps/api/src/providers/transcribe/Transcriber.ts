import type { CaptionLanguage } from '@rostra/contract/live';

/** Something that was said without a pause. */
export interface Utterance {
  /** A whole WAV file: 16 kHz, one channel, 16 bit. */
  readonly wav: Buffer;
  /** One of the transcriber's. */
  readonly language: CaptionLanguage;
  /** Given up: nothing of it is wanted any more. */
  readonly signal: AbortSignal;
}

/** What was understood. */
export interface Transcript {
  /** Empty where nothing was said. */
  readonly text: string;
}

/**
 * Turns speech into text. Who calls it cuts sound where somebody pauses and keeps speakers apart; it
 * gets one stretch of one speaker at a time.
 */
export interface Transcriber {
  /** Never empty. */
  readonly languages: readonly CaptionLanguage[];
  /** @throws TranscriberError, or the signal's reason when it is given up */
  transcribe(utterance: Utterance): Promise<Transcript>;
}
