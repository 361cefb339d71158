import type { LocalKind } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import type { PortErrorCode } from '../../ports/PortError.ts';

/** Port codes of the media SDK's errors (agora.md 1.10). */
const RTC_CODES: Readonly<Record<string, PortErrorCode>> = {
  PERMISSION_DENIED: 'permission-denied',
  SHARE_AUDIO_NOT_ALLOWED: 'permission-denied',
  DEVICE_NOT_FOUND: 'device-not-found',
  CONSTRAINT_NOT_SATISFIED: 'device-not-found',
  NOT_READABLE: 'device-busy',
  NOT_SUPPORTED: 'unsupported',
  WEB_SECURITY_RESTRICT: 'unsupported',
  INVALID_PARAMS: 'invalid-argument',
  MEDIA_OPTION_INVALID: 'invalid-argument',
  INVALID_OPERATION: 'invalid-state',
  INVALID_REMOTE_USER: 'invalid-state',
  REMOTE_USER_IS_NOT_PUBLISHED: 'invalid-state',
  TRACK_STATE_UNREACHABLE: 'invalid-state',
  TRACK_IS_DISABLED: 'invalid-state',
  CAN_NOT_PUBLISH_MULTIPLE_VIDEO_TRACKS: 'limit',
  ERR_TOO_MANY_BROADCASTERS: 'limit',
  ERR_TOO_MANY_SUBSCRIBERS: 'limit',
  OPERATION_ABORTED: 'aborted',
  SENDER_NOT_FOUND: 'aborted',
  PC_CLOSED: 'aborted',
  TOKEN_EXPIRE: 'token-expired',
  UID_CONFLICT: 'uid-conflict',
  UID_BANNED: 'banned',
  IP_BANNED: 'banned',
  CHANNEL_BANNED: 'banned',
  NETWORK_TIMEOUT: 'network',
  NETWORK_ERROR: 'network',
  NETWORK_RESPONSE_ERROR: 'network',
  WS_ABORT: 'network',
  WS_DISCONNECT: 'network',
  WS_ERR: 'network',
  ICE_FAILED: 'network',
  EXCHANGE_SDP_FAILED: 'network',
};

/** Port codes of the messaging SDK's errors (agora.md 2.8). */
const RTM_CODES: Readonly<Record<number, PortErrorCode>> = {
  [-10_002]: 'invalid-state',
  [-10_003]: 'invalid-argument',
  [-10_005]: 'auth',
  [-10_006]: 'invalid-argument',
  [-10_008]: 'invalid-argument',
  [-10_009]: 'token-expired',
  [-10_010]: 'network',
  [-10_011]: 'timeout',
  [-10_012]: 'banned',
  [-10_013]: 'aborted',
  [-10_015]: 'auth',
  [-10_016]: 'auth',
  [-10_017]: 'invalid-state',
  [-10_018]: 'invalid-state',
  [-10_019]: 'invalid-argument',
  [-10_021]: 'rate-limited',
  [-10_023]: 'aborted',
  [-10_025]: 'network',
  [-10_026]: 'timeout',
  [-10_027]: 'invalid-state',
  [-11_002]: 'invalid-state',
  [-11_005]: 'limit',
  [-11_009]: 'invalid-argument',
  [-11_010]: 'too-large',
  [-11_019]: 'timeout',
  [-11_020]: 'rate-limited',
  [-11_021]: 'network',
  [-11_024]: 'network',
  [-11_026]: 'timeout',
  [-12_005]: 'conflict',
  [-12_014]: 'conflict',
  [-12_019]: 'unsupported',
  [-13_004]: 'limit',
  [-13_005]: 'limit',
  [-13_008]: 'limit',
  [-13_009]: 'limit',
  [-13_011]: 'invalid-state',
  [-13_012]: 'timeout',
  [-13_013]: 'network',
};

/** The receiver is not logged in, which is not an error of ours (agora.md 2.3). */
const RECEIVER_OFFLINE = -11_033;

interface VendorError {
  readonly code?: string | number;
  readonly errorCode?: number;
  readonly message?: string;
  /** Reason for a join refused by the first server, and whether another attempt may succeed. */
  readonly data?: { readonly desc?: string | readonly string[]; readonly retry?: boolean };
}

/** Descriptions of first-server refusals that are not about the ticket itself. */
const REFUSALS: Readonly<Record<string, PortErrorCode>> = {
  'dynamic key expired': 'token-expired',
  'dynamic key or token timeout': 'token-expired',
  'amount of users over load': 'limit',
};

/** @param kind the requested device, if any */
export function rtcError(cause: unknown, kind?: LocalKind): PortError {
  if (cause instanceof PortError) return cause;
  const { code = '', message = '', data } = (cause ?? {}) as VendorError;
  const known =
    code === 'CAN_NOT_GET_GATEWAY_SERVER' ? refusal(data) : rtcCode(String(code), message, kind);
  return new PortError(known, message, {
    vendorCode: code,
    cause,
    ...(kind === undefined ? {} : { kind }),
  });
}

export function rtmError(cause: unknown): PortError {
  if (cause instanceof PortError) return cause;
  const { message = '' } = (cause ?? {}) as VendorError;
  const vendorCode = rtmNumber(cause);
  return new PortError(RTM_CODES[vendorCode ?? 0] ?? 'unknown', message, {
    cause,
    ...(vendorCode === undefined ? {} : { vendorCode }),
  });
}

export const isReceiverOffline = (cause: unknown): boolean => rtmNumber(cause) === RECEIVER_OFFLINE;

function rtmNumber(cause: unknown): number | undefined {
  const { code, errorCode } = (cause ?? {}) as VendorError;
  return errorCode ?? (typeof code === 'number' ? code : undefined);
}

/**
 * Returns the code of a refusal before a media server is named; one SDK code covers all of them (agora.md
 * 1.10).
 */
function refusal({ desc = [], retry }: NonNullable<VendorError['data']> = {}): PortErrorCode {
  for (const words of [desc].flat()) {
    const known = REFUSALS[words];
    if (known !== undefined) return known;
  }
  return retry === true ? 'network' : 'auth';
}

function rtcCode(code: string, message: string, kind: LocalKind | undefined): PortErrorCode {
  const known = RTC_CODES[code];
  if (known !== undefined) return known;
  // Observed for a missing camera (agora.md 1.10).
  const isLost = code === 'UNEXPECTED_ERROR' && message.includes('can not find stream');
  return isLost && kind !== undefined ? 'device-not-found' : 'unknown';
}
