/** Why speech was not understood. */
export type TranscriberFailure =
  /** It does not know us: its key is wrong. */
  | 'refused'
  /** It takes no more for now. */
  | 'busy'
  /** The sound is too long for it. */
  | 'too_large'
  /** It took too long, or cannot be reached. */
  | 'away'
  /** It failed, or answered what nobody understands. */
  | 'failed';

/** Speech was not understood; the next may be. */
export class TranscriberError extends Error {
  readonly failure: TranscriberFailure;

  constructor(failure: TranscriberFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
