/** Why the built-in provider says no; the adapter of the browser knows the same words. */
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

/** Answered to the one who asked. Nothing has changed, but for the sound of a refused picture (`limit`). */
export class LiveRefusal extends Error {
  override readonly name = 'LiveRefusal';
  readonly code: LiveRefusalCode;

  constructor(code: LiveRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
