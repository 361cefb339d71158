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

/**
 * Whether the compliance announcement is heard now (LHST-19, LHST-20): by everyone who was in the room
 * as it began. Who comes later finds it played.
 *
 * @param before how the room was until now
 */
export const isAnnounced = (before: Facts, after: Facts): boolean =>
  before.phase === 'inside' &&
  (before.live.state === 'unprepare' || before.live.state === 'preparing') &&
  after.live.state === 'streaming' &&
  after.channel.isPlayComplience === '1';
