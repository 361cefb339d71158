import type { RoomNews } from '@rostra/contract/live';
import type { Events } from '../events/Emitter.ts';
import type { RequestFrame } from '../store/FrameStore.ts';
import type { Clock } from '../time/Clock.ts';
import type { Source } from './Source.ts';
import type { RoomState } from './RoomState.ts';

/** What a part of the room is told. */
export interface NewsEvents {
  /** What the server says of tools and media. */
  news: RoomNews;
  /** What was said before may not have been heard: on entering, and after a cut that was not resumed. */
  missed: undefined;
}

/**
 * What a part of the room gets of it that stands by itself: documents, questions, telephones … Such a
 * part loads when it is first wanted, holds its own state and asks the server by calls of its own.
 */
export interface RoomPort {
  readonly clock: Clock;
  /** Ms since the epoch on the server's clock: what the server says when something began is counted from by it. */
  readonly serverNow: () => number;
  readonly requestFrame: RequestFrame;
  /** A new name for something that is sent, never given twice. */
  readonly newId: () => string;
  readonly state: Source<RoomState>;
  readonly news: Events<NewsEvents>;
  /**
   * Does something, with `key` in the room's `pending` meanwhile.
   *
   * @throws LiveError as what is done fails
   */
  run(key: string, act: () => Promise<void>): Promise<void>;
}
