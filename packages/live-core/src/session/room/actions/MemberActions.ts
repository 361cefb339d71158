import type { MemberAction } from '@rostra/contract/live';
import { LiveError } from '../../LiveError.ts';
import { canRaiseHand, canReclaimHost, canClaimHost } from '../../selectors/rights.ts';
import type { RoomController } from '../RoomController.ts';
import type { RoomState } from '../RoomState.ts';
import type { ServerChanges } from './ServerChanges.ts';

/** Hands, mutes, roles, names and removal of members. */
export interface MemberActions {
  readonly raiseHand: () => Promise<void>;
  /** @param userId the own hand if left out */
  readonly lowerHand: (userId?: number) => Promise<void>;
  /** Lowers every hand in one call; hundreds of single calls would hit the rate limit. */
  readonly lowerAllHands: () => Promise<void>;
  readonly mute: (userId: number) => Promise<void>;
  readonly unmute: (userId: number) => Promise<void>;
  readonly toExpert: (userId: number) => Promise<void>;
  readonly toAudience: (userId: number) => Promise<void>;
  /** Returns the host role to the event's host; their replacement gets the earlier role back (LROL-44). */
  readonly reclaimHost: () => Promise<void>;
  readonly rename: (userId: number, name: string) => Promise<void>;
  /** Sets a member's volume for everyone. @param volume percent (LHST-03) */
  readonly setVolume: (userId: number, volume: number) => Promise<void>;
  /** Removes a member for good and shows them the reason (LHST-12). */
  readonly removeMember: (userId: number, reason?: string) => Promise<void>;
  /** Claims the role of a host who dropped out (LROL-53). */
  readonly claimHost: () => Promise<void>;
  /** Runs any action of `setMemberInfo` (live §7). */
  readonly setMember: (userId: number, action: MemberAction, name?: string) => Promise<void>;
}

/** Creates the actions on members and roles. */
export function makeMemberActions(room: RoomController, server: ServerChanges): MemberActions {
  const setMember: MemberActions['setMember'] = (userId, action, name) =>
    room.run(`member:${userId}`, () => server.setMember(userId, action, name));
  const setOwn = (
    key: string,
    action: MemberAction,
    isAllowed: (state: RoomState) => boolean,
  ): Promise<void> => {
    const { me } = room.state;
    if (!me || !isAllowed(room.state)) return Promise.reject(new LiveError('not-allowed'));
    return room.run(key, () => server.setMember(me.id, action));
  };
  return {
    raiseHand: () => setOwn('hand', 'hands_up', canRaiseHand),
    lowerHand: (userId) => {
      const id = userId ?? room.state.me?.id;
      if (id === undefined) return Promise.reject(new LiveError('invalid-state'));
      return setMember(id, 'hands_down');
    },
    lowerAllHands: () => {
      const { me } = room.state;
      if (!me) return Promise.reject(new LiveError('invalid-state'));
      return room.run('hands', () => server.setMember(me.id, 'all_hands_down'));
    },
    mute: (userId) => setMember(userId, 'mute'),
    unmute: (userId) => setMember(userId, 'unmute'),
    toExpert: (userId) => setMember(userId, 'to_expert'),
    toAudience: (userId) => setMember(userId, 'to_audience'),
    reclaimHost: () => setOwn('takeBack', 'recycle_broadcaster', canReclaimHost),
    rename: (userId, name) => setMember(userId, 'rename', name),
    setVolume: (userId, volume) =>
      room.run(`member:${userId}`, async () => {
        const input = { user_id: userId, action: 'set_volume', volume } as const;
        await server.change(() => room.deps.api.setMemberInfo(input));
      }),
    removeMember: (userId, reason = '') =>
      room.run(`member:${userId}`, async () => {
        const input = { user_id: userId, ...(reason === '' ? {} : { reason }) };
        await server.change(() => room.deps.api.postKicking(input));
      }),
    claimHost: () => setOwn('claimHost', 'take_over', canClaimHost),
    setMember,
  };
}
