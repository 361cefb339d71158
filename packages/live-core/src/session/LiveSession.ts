import type { Uid } from '@rostra/contract/live';
import type { RtcStatistics } from '../ports/RtcSession.ts';
import type { LiveSessionDeps } from './LiveSessionDeps.ts';
import type { Member } from './members/Member.ts';
import { RoomController } from './room/RoomController.ts';
import { makeRoomActions } from './room/RoomActions.ts';
import type { RoomActions } from './room/RoomActions.ts';
import { RoomLifecycle } from './room/RoomLifecycle.ts';
import type { RoomHandle } from './room/RoomHandle.ts';
import type { RoomState } from './room/RoomState.ts';
import { makeHandQueue, makeStageTiles } from './selectors/stage.ts';
import type { StageTile } from './selectors/stage.ts';
import type { Source } from './Source.ts';

/** One member's session in one live session: its state and its actions. */
export class LiveSession {
  /** Changes at most once per frame. */
  readonly state: Source<RoomState>;
  /** Loudness 0 to 100 by uid, kept apart from the state because it changes constantly. */
  readonly levels: Source<ReadonlyMap<Uid, number>>;
  readonly actions: RoomActions;
  /** Port for independent parts of the room. */
  readonly port: RoomHandle;
  /** Tiles on stage, at most twelve; the same array until a tile changes. */
  readonly stageTiles: (state: RoomState) => readonly StageTile[] = makeStageTiles();
  /** Raised hands in order; the same array until one changes. */
  readonly handQueue: (state: RoomState) => readonly Member[] = makeHandQueue();
  readonly #room: RoomController;
  readonly #entry: RoomLifecycle;

  constructor(deps: LiveSessionDeps) {
    this.#room = new RoomController(deps);
    this.#entry = new RoomLifecycle(this.#room);
    this.state = this.#room.store.frames;
    this.levels = this.#room.levels;
    this.actions = makeRoomActions(this.#room, this.#entry);
    this.port = {
      clock: deps.clock,
      serverNow: () => deps.clock.now() + this.#room.timer.diffMs,
      requestFrame: deps.requestFrame,
      newId: deps.newId,
      state: this.state,
      serverEvents: this.#room.serverEvents,
      run: (key, act) => this.#room.run(key, act),
    };
  }

  /** Returns the current statistics of the user's media connection; null without one. */
  async statistics(): Promise<RtcStatistics | null> {
    return (await this.#room.media?.statistics().catch(() => null)) ?? null;
  }

  /** Returns the current loudness of the own microphone, 0 to 1, even while it is not sent. */
  microphoneLevel(): number {
    return this.#room.own?.level ?? 0;
  }

  /** Returns a source for one row; it notifies only when that member changes. */
  member(uid: Uid): Source<Member | undefined> {
    const { table } = this.#room.store.members;
    return {
      get: () => this.state.get().members.get(uid),
      subscribe: (listener) => table.subscribe(uid, listener),
    };
  }

  /** Leaves and releases everything; the session cannot be used afterwards. */
  dispose(): Promise<void> {
    return this.#entry.dispose();
  }
}
