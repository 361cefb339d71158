import type { LocalKind } from '../ports/LocalTrack.ts';
import { PortError } from '../ports/PortError.ts';
import type { PortErrorCode } from '../ports/PortError.ts';

/** Reason why the room refused an action or ended. Texts for users depend on the code, never on `message`. */
export type LiveErrorCode =
  | PortErrorCode
  /** Code 10010 of a token refresh; the page must reload (LCON-53). */
  | 'token-refused'
  /** The host removed this member (LCON-54). */
  | 'removed'
  /** Any other server refusal; `cause` is the server's error with its text. */
  | 'refused'
  | 'login-failed'
  | 'login-timeout'
  | 'join-failed'
  /** The role or the state does not allow it. */
  | 'not-allowed'
  /** A paid meeting in preparation starts only after confirmation (LROL-17). */
  | 'confirmation-needed'
  /** Twelve videos are already shown (LMED-06). */
  | 'more-video'
  | 'message-empty'
  | 'message-too-long'
  /** The wording covers sending and viewing (LCHT-17, LCHT-18). */
  | 'message-not-allowed'
  | 'send-failed';

/** Data of a failure beside its code, for its message. */
export interface LiveErrorDetails {
  /** The requested medium. */
  readonly kind?: LocalKind | undefined;
  /** The event whose page helps after a refused entry. */
  readonly eventId?: number | undefined;
  /** When an early member may join, UTC (LCON-59). */
  readonly opensAt?: string | undefined;
  /** The host's reason for removing the member. */
  readonly reason?: string | undefined;
  readonly cause?: unknown;
}

/** The one error thrown by actions of the room. */
export class LiveError extends Error {
  override readonly name = 'LiveError';
  readonly code: LiveErrorCode;
  readonly kind: LocalKind | undefined;
  readonly eventId: number | undefined;
  readonly opensAt: string | undefined;
  readonly reason: string | undefined;

  constructor(code: LiveErrorCode, details: LiveErrorDetails = {}) {
    const { kind, eventId, opensAt, reason, cause } = details;
    super(`Live room: ${code}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.kind = kind;
    this.eventId = eventId;
    this.opensAt = opensAt;
    this.reason = reason;
  }
}

/** Converts any error thrown below the room; `unknown` for errors no port throws. */
export function toLiveError(error: unknown): LiveError {
  if (error instanceof LiveError) return error;
  if (error instanceof PortError) {
    return new LiveError(error.code, { kind: error.kind, cause: error });
  }
  return new LiveError('unknown', { cause: error });
}
