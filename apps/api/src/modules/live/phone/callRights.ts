import { hasEndedFor, isSuperRole } from '@rostra/contract/live';
import type { LiveRole, LiveState } from '@rostra/contract/live';
import type { MediaRights } from '#providers/live/LiveProvider.ts';
import type { CallRow } from './tables.ts';

type Call = Pick<CallRow, 'role' | 'mute'>;

const roleOf = ({ role }: Pick<Call, 'role'>): LiveRole =>
  role === 'audience' ? 'audience' : 'expert';

/**
 * Returns whether a live session is over for a phone; an audience phone counts as audience (live
 * §4).
 */
export const hasEndedForCall = (state: LiveState, call: Pick<Call, 'role'>): boolean =>
  hasEndedFor(state, roleOf(call));

/** Returns a phone's media rights, which are those of a member with its role. */
export function callMedia(state: LiveState, call: Call): MediaRights {
  if (hasEndedForCall(state, call)) return { send: [], receive: false };
  return {
    send: call.mute ? [] : ['audio'],
    receive: call.role !== 'audience' || state === 'streaming',
  };
}

/** Returns whether everyone in the room sees a phone, because it may be heard. */
export const isPhoneOnStage = ({ state, role, mute }: CallRow): boolean =>
  state === 'connected' && (role !== 'audience' || !mute);

/** Returns whether a role sees full numbers: only host and staff do (decisions LDIA-55). */
export const seesNumbers = (role: LiveRole): boolean => isSuperRole(role);
