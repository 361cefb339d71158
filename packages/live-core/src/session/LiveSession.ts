import type { Uid } from '@rostra/contract/live';
import type { RtcStatistics } from '../ports/RtcSession.ts';
import type { LiveSessionDeps } from './LiveSessionDeps.ts';
import type { Member } from './members/Member.ts';
import { Room } from './Room.ts';
import { RoomActions } from './RoomActions.ts';
import { RoomEntry } from './RoomEntry.ts';
import type { RoomPort } from './RoomPort.ts';
import type { RoomState } from './RoomState.ts';
import { makeHandQueue, makeStageTiles } from './selectors/stage.ts';
import type { StageTile } from './selectors/stage.ts';
import type { Source } from './Source.ts';

/** One member's session in one live: state to show, and what can be done. */
export class LiveSession {
  /** Changes once a frame at most. */
  readonly state: Source<RoomState>;
  /** Loudness 0 to 100 by uid, apart from the state because it never rests. */
  readonly levels: Source<ReadonlyMap<Uid, number>>;
  readonly actions: RoomActions;
  /** For parts of the room that stand by themselves. */
  readonly port: RoomPort;
  /** Tiles on stage, at most twelve; the same array until one of them changes. */
  readonly stageTiles: (state: RoomState) => readonly StageTile[] = makeStageTiles();
  /** Raised hands in order; the same array until one of them changes. */
  readonly handQueue: (state: RoomState) => readonly Member[] = makeHandQueue();
  readonly #room: Room;
  readonly #entry: RoomEntry;

  constructor(deps: LiveSessionDeps) {
    this.#room = new Room(deps);
    this.#entry = new RoomEntry(this.#room);
    this.state = this.#room.store.frames;
    this.levels = this.#room.levels;
    this.actions = new RoomActions(this.#room, this.#entry);
    this.port = {
      clock: deps.clock,
      serverNow: () => deps.clock.now() + this.#room.timer.diffMs,
      requestFrame: deps.requestFrame,
      newId: deps.newId,
      state: this.state,
      news: this.#room.news,
      run: (key, act) => this.#room.run(key, act),
    };
  }

  /** What the reader's line carries now; null while there is none. */
  async statistics(): Promise<RtcStatistics | null> {
    return (await this.#room.media?.statistics().catch(() => null)) ?? null;
  }

  /** Loudness of the own microphone now, 0 to 1, also while it is not sent. */
  microphoneLevel(): number {
    return this.#room.own?.level ?? 0;
  }

  /** One row: told only when that member has changed. */
  member(uid: Uid): Source<Member | undefined> {
    const { table } = this.#room.store.members;
    return {
      get: () => this.state.get().members.get(uid),
      subscribe: (listener) => table.subscribe(uid, listener),
    };
  }

  /** Leaves and releases everything; the session is of no use any more. */
  dispose(): Promise<void> {
    return this.#entry.dispose();
  }
}
