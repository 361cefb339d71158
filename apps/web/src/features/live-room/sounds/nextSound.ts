import type { RoomState } from '@rostra/live-core';

/** A sound that the room itself plays. */
export type RoomSound = 'waiting' | 'compliance' | null;

type Facts = Pick<RoomState, 'phase' | 'channel'> & {
  readonly live: Pick<RoomState['live'], 'state'>;
  readonly me: Pick<NonNullable<RoomState['me']>, 'role'> | null;
};

/**
 * Checks whether the user waits for the start with music; members behind the stage hear each other
 * instead.
 */
export const isWaitingRoom = ({ phase, live, me }: Facts): boolean =>
  phase === 'inside' &&
  me?.role === 'audience' &&
  (live.state === 'unprepare' || live.state === 'preparing');

const hasBegun = ({ live, channel }: Facts): boolean =>
  live.state === 'streaming' && channel.isPlayComplience === '1';

/**
 * Checks whether the compliance announcement starts now (LHST-19, LHST-20): for everyone in the room
 * at its start, not for late joiners. The start and the order to play may arrive separately, as the
 * starting host gets the server's response first.
 *
 * @param before the room's previous state
 */
export const isAnnounced = (before: Facts, after: Facts): boolean =>
  before.phase === 'inside' && !hasBegun(before) && hasBegun(after);
