import type { RoomServerEvent } from '@rostra/contract/live';
import type { Events } from '../../events/Emitter.ts';
import type { RequestFrame } from '../../store/FrameStore.ts';
import type { Clock } from '../../time/Clock.ts';
import type { Source } from '../Source.ts';
import type { RoomState } from './RoomState.ts';

/** Events for a part of the room. */
export interface ServerEvents {
  /** Server events about tools and media. */
  event: RoomServerEvent;
  /** Earlier events may have been missed: on joining, and after a reconnect without resumption. */
  resync: undefined;
}

/**
 * Interface of the room for independent parts such as documents, questions and phones.
 * Such a part loads on first use, holds its own state and makes its own server calls.
 */
export interface RoomHandle {
  readonly clock: Clock;
  /**
   * Ms since the epoch on the server's clock; elapsed times are counted by it from the server's start times.
   */
  readonly serverNow: () => number;
  readonly requestFrame: RequestFrame;
  /** Returns a unique ID for something to send. */
  readonly newId: () => string;
  readonly state: Source<RoomState>;
  readonly serverEvents: Events<ServerEvents>;
  /**
   * Runs an action, with `key` in the room's `pending` meanwhile.
   *
   * @throws LiveError as the action fails
   */
  run(key: string, act: () => Promise<void>): Promise<void>;
}
