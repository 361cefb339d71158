import type { CaptionLanguage } from '@rostra/contract/live';

/** Speech without a pause. */
export interface Utterance {
  /** A whole WAV file: 16 kHz, one channel, 16 bit. */
  readonly wav: Buffer;
  /** One of the transcriber's languages. */
  readonly language: CaptionLanguage;
  /** Aborts the transcription. */
  readonly signal: AbortSignal;
}

/** The recognized text. */
export interface Transcript {
  /** Empty for silence. */
  readonly text: string;
}

/**
 * Turns speech into text. The caller splits audio at pauses and keeps speakers apart, so each call
 * gets one segment of one speaker.
 */
export interface Transcriber {
  /** Never empty. */
  readonly languages: readonly CaptionLanguage[];
  /** @throws TranscriberError, or the signal's reason when it is aborted */
  transcribe(utterance: Utterance): Promise<Transcript>;
}
