import type { LocalKind } from './LocalTrack.ts';

/** Why a provider refused or failed, in terms that hold for every provider. */
export type PortErrorCode =
  | 'permission-denied'
  | 'device-not-found'
  | 'device-busy'
  | 'unsupported'
  | 'invalid-argument'
  | 'invalid-state'
  | 'aborted'
  | 'timeout'
  | 'network'
  | 'auth'
  | 'token-expired'
  | 'kicked'
  | 'banned'
  | 'uid-conflict'
  | 'rate-limited'
  | 'too-large'
  | 'conflict'
  | 'limit'
  | 'unknown';

/** Failures that a later attempt may fix by itself. */
const RETRYABLE: ReadonlySet<PortErrorCode> = new Set([
  'device-busy',
  'timeout',
  'network',
  'token-expired',
  'rate-limited',
]);

/** Details of a failure in addition to its code. */
export interface PortErrorDetails {
  /** The provider's own code, for the log. */
  readonly vendorCode?: string | number;
  /** The medium whose permission or device was requested. */
  readonly kind?: LocalKind;
  readonly cause?: unknown;
}

/** The one error thrown by ports. Texts for users depend on `code`, never on `message`. */
export class PortError extends Error {
  override readonly name = 'PortError';
  readonly code: PortErrorCode;
  readonly vendorCode: string | number | undefined;
  readonly kind: LocalKind | undefined;

  constructor(code: PortErrorCode, message: string, details: PortErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.vendorCode = details.vendorCode;
    this.kind = details.kind;
  }

  get isRetryable(): boolean {
    return RETRYABLE.has(this.code);
  }
}
