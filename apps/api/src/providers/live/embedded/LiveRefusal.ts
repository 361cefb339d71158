/** Reasons for a refusal by the built-in provider; the browser's adapter uses the same codes. */
export type LiveRefusalCode =
  | 'auth'
  | 'banned'
  | 'conflict'
  | 'invalid-argument'
  | 'invalid-state'
  | 'limit'
  | 'rate-limited'
  | 'token-expired'
  | 'too-large'
  | 'uid-conflict';

/**
 * The answer to a refused request. It has changed nothing, except that the audio of a refused video
 * flows (`limit`).
 */
export class LiveRefusal extends Error {
  override readonly name = 'LiveRefusal';
  readonly code: LiveRefusalCode;

  constructor(code: LiveRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
