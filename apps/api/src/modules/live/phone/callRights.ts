import { hasEndedFor, isSuperRole } from '@rostra/contract/live';
import type { LiveRole, LiveState } from '@rostra/contract/live';
import type { MediaRights } from '#providers/live/LiveProvider.ts';
import type { CallRow } from './tables.ts';

type Call = Pick<CallRow, 'role' | 'mute'>;

const roleOf = ({ role }: Pick<Call, 'role'>): LiveRole =>
  role === 'audience' ? 'audience' : 'expert';

/** Whether a live is over for a telephone: for a listener's as for a listener (live §4). */
export const hasEndedForCall = (state: LiveState, call: Pick<Call, 'role'>): boolean =>
  hasEndedFor(state, roleOf(call));

/** What the media server lets through of a telephone: as of a member of its role. */
export function callMedia(state: LiveState, call: Call): MediaRights {
  if (hasEndedForCall(state, call)) return { send: [], receive: false };
  return {
    send: call.mute ? [] : ['audio'],
    receive: call.role !== 'audience' || state === 'streaming',
  };
}

/** Telephones that everyone in the room knows of: those that may be heard. */
export const isPhoneOnStage = ({ state, role, mute }: CallRow): boolean =>
  state === 'connected' && (role !== 'audience' || !mute);

/** Whole numbers are for host and staff alone (decisions LDIA-55). */
export const seesNumbers = (role: LiveRole): boolean => isSuperRole(role);
