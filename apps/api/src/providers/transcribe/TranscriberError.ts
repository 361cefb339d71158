/** Reasons why speech was not recognized. */
export type TranscriberFailure =
  /** It refuses our key. */
  | 'refused'
  /** It accepts no more for now. */
  | 'busy'
  /** The audio is too long for it. */
  | 'too_large'
  /** It took too long, or is unreachable. */
  | 'away'
  /** It failed, or returned an invalid answer. */
  | 'failed';

/** Speech was not recognized; the next utterance may be. */
export class TranscriberError extends Error {
  readonly failure: TranscriberFailure;

  constructor(failure: TranscriberFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
