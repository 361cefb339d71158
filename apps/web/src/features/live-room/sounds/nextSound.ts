import type { RoomState } from '@rostra/live-core';

/** What the room itself plays. */
export type RoomSound = 'waiting' | 'compliance' | null;

type Facts = Pick<RoomState, 'phase' | 'channel'> & {
  readonly live: Pick<RoomState['live'], 'state'>;
  readonly me: Pick<NonNullable<RoomState['me']>, 'role'> | null;
};

/** Before the start; who is behind the stage hears the others there instead. */
export const isWaitingRoom = ({ phase, live, me }: Facts): boolean =>
  phase === 'inside' &&
  me?.role === 'audience' &&
  (live.state === 'unprepare' || live.state === 'preparing');

const hasBegun = ({ live, channel }: Facts): boolean =>
  live.state === 'streaming' && channel.isPlayComplience === '1';

/**
 * Whether the compliance announcement is heard now (LHST-19, LHST-20): by everyone who was in the room
 * as it began. Who comes later finds it played. That the live has begun and that it is to be played may
 * be told one after the other: who has started it has the server's answer first.
 *
 * @param before how the room was until now
 */
export const isAnnounced = (before: Facts, after: Facts): boolean =>
  before.phase === 'inside' && !hasBegun(before) && hasBegun(after);
