import { FrameStore } from '../../store/FrameStore.ts';
import type { RequestFrame } from '../../store/FrameStore.ts';
import { RoomMembers } from '../members/RoomMembers.ts';
import type { Member } from '../members/Member.ts';
import { emptyRoom } from './RoomState.ts';
import type { RoomState } from './RoomState.ts';

/** The room's state: one value per frame, with that frame's member changes. */
export class RoomStore {
  readonly members: RoomMembers;
  readonly #frames: FrameStore<RoomState>;

  constructor(
    requestFrame: RequestFrame,
    memberChanged: (before: Member | undefined, after: Member | undefined) => void,
  ) {
    this.members = new RoomMembers({
      dirty: () => this.patch({ members: this.members.table.view() }),
      changed: memberChanged,
    });
    this.#frames = new FrameStore(emptyRoom(this.members.table.view()), (act) =>
      requestFrame(() => this.#show(act)),
    );
  }

  /** Includes every change, but members, stage and hands of the last frame. */
  get latest(): RoomState {
    return this.#frames.latest;
  }

  get frames(): Pick<FrameStore<RoomState>, 'get' | 'subscribe'> {
    return this.#frames;
  }

  patch(change: Partial<RoomState>): void {
    this.#frames.change((state) => ({ ...state, ...change }));
  }

  /** Publishes pending changes now, without waiting for the frame. */
  flush(): void {
    this.#show(() => this.#frames.flush());
  }

  #show(act: () => void): void {
    const rows = this.members.table.show();
    const { stage, hands, staff } = this.members;
    const online = this.members.table.online ?? this.latest.online;
    const { latest } = this;
    if (
      latest.stage !== stage ||
      latest.hands !== hands ||
      latest.staff !== staff ||
      latest.online !== online
    ) {
      this.patch({ stage, hands, staff, online });
    }
    act();
    this.members.table.notify(rows);
  }
}
