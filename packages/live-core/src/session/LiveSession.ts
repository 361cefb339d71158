import type { Uid } from '@rostra/contract/live';
import type { Off } from '../events/Emitter.ts';
import type { LiveSessionDeps } from './LiveSessionDeps.ts';
import type { Member } from './members/Member.ts';
import { Room } from './Room.ts';
import { RoomActions } from './RoomActions.ts';
import { RoomEntry } from './RoomEntry.ts';
import type { RoomState } from './RoomState.ts';
import { makeHandQueue, makeStageTiles } from './selectors/stage.ts';
import type { StageTile } from './selectors/stage.ts';

/** Something to follow: `useSyncExternalStore(source.subscribe, source.get)`. */
export interface Source<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => Off;
}

/** One member's session in one live: state to show, and what can be done. */
export class LiveSession {
  /** Changes once a frame at most. */
  readonly state: Source<RoomState>;
  /** Loudness 0 to 100 by uid, apart from the state because it never rests. */
  readonly levels: Source<ReadonlyMap<Uid, number>>;
  readonly actions: RoomActions;
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
