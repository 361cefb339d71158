import type { RtcCloseReason } from '../../ports/RtcSession.ts';
import type { RtmCloseReason } from '../../ports/RtmProvider.ts';
import type { LinkStateEvent } from './AgoraSdk.ts';

/** Ends of a media link without a useful reconnect; all other ends are network failures (agora.md 1.8). */
const RTC_ENDS: Readonly<Record<string, RtcCloseReason>> = {
  LEAVE: 'left',
  UID_BANNED: 'banned',
  IP_BANNED: 'banned',
  CHANNEL_BANNED: 'banned',
  TOKEN_EXPIRE: 'token-expired',
  UID_CONFLICT: 'uid-conflict',
};

/** Returns why a media link ended for good; undefined if it should be joined again. */
export const rtcEnd = (reason: string | undefined): RtcCloseReason | undefined =>
  RTC_ENDS[reason ?? ''];

/** Reasons of FAILED, from which the messaging SDK never recovers by itself (agora.md 2.2). */
const RTM_ENDS: Readonly<Record<string, RtmCloseReason>> = {
  SAME_UID_LOGIN: 'remote-login',
  KICKED_OUT_BY_SERVER: 'kicked',
  TOKEN_EXPIRED: 'token-expired',
};

/** The effect of a change of the messaging link. */
export type RtmStep =
  | { readonly state: 'connecting' | 'reconnecting' }
  | { readonly state: 'connected'; readonly wasResumed: boolean }
  | { readonly state: 'closed'; readonly reason: RtmCloseReason };

/** @param hasBeenConnected before the first connection, a loss is part of the login */
export function rtmStep(
  event: Pick<LinkStateEvent, 'currentState' | 'reasonCode' | 'isResumed'>,
  hasBeenConnected: boolean,
): RtmStep {
  switch (event.currentState) {
    case 'CONNECTED':
      return { state: 'connected', wasResumed: !hasBeenConnected || event.isResumed };
    case 'FAILED':
      return { state: 'closed', reason: RTM_ENDS[event.reasonCode] ?? 'login-rejected' };
    case 'IDLE':
      return { state: 'closed', reason: 'logout' };
    case 'CONNECTING':
    case 'DISCONNECTED':
    case 'SUSPENDED':
      return { state: hasBeenConnected ? 'reconnecting' : 'connecting' };
  }
}
