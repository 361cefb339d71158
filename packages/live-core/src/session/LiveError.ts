import type { LocalKind } from '../ports/LocalTrack.ts';
import { PortError } from '../ports/PortError.ts';
import type { PortErrorCode } from '../ports/PortError.ts';

/** Why the room refused an act or ended. Texts for people are chosen by the code, never by `message`. */
export type LiveErrorCode =
  | PortErrorCode
  /** Code 10010 of a token refresh: the page must reload (LCON-53). */
  | 'token-refused'
  /** The host has removed this member (LCON-54). */
  | 'removed'
  /** Any other refusal of the server; `cause` is what the server said, with its text. */
  | 'refused'
  | 'login-failed'
  | 'login-timeout'
  | 'join-failed'
  /** Role or state do not allow it. */
  | 'not-allowed'
  /** A paid meeting that is being prepared starts only when that was confirmed (LROL-17). */
  | 'confirmation-needed'
  /** Twelve pictures are shown already (LMED-06). */
  | 'more-video'
  | 'message-empty'
  | 'message-too-long'
  /** The wording speaks of sending and viewing (LCHT-17, LCHT-18). */
  | 'message-not-allowed'
  | 'send-failed';

export interface LiveErrorDetails {
  /** Which medium was asked for. */
  readonly kind?: LocalKind | undefined;
  /** Of a refusal at the door: the event whose page leads on. */
  readonly eventId?: number | undefined;
  /** Of who comes too early: from when on he is let in, UTC (LCON-59). */
  readonly opensAt?: string | undefined;
  /** Of who was removed: what the host wrote to it. */
  readonly reason?: string | undefined;
  readonly cause?: unknown;
}

/** The one error that actions of the room throw. */
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

/** What anything thrown below the room means to it; `unknown` for what no port throws. */
export function toLiveError(error: unknown): LiveError {
  if (error instanceof LiveError) return error;
  if (error instanceof PortError) {
    return new LiveError(error.code, { kind: error.kind, cause: error });
  }
  return new LiveError('unknown', { cause: error });
}
