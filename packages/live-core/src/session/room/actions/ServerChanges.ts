import type { LiveLists, MemberAction } from '@rostra/contract/live';
import type { RoomController } from '../RoomController.ts';

/** Server calls that return the changed lists, which the room applies. */
export class ServerChanges {
  readonly #room: RoomController;

  constructor(room: RoomController) {
    this.#room = room;
  }

  /** Runs a change and applies its lists; the visible audience pages reload. */
  async change(ask: () => Promise<LiveLists>): Promise<void> {
    await this.#room.lists.take(ask);
    void this.#room.audience.invalidate();
  }

  /** Changes a member. A change of the own member produces no notices. */
  async setMember(user_id: number, action: MemberAction, name?: string): Promise<void> {
    const room = this.#room;
    const input = name === undefined ? { user_id, action } : { user_id, action, name };
    const isOwnAct = user_id === room.state.me?.id || action === 'transfer_broadcaster';
    if (isOwnAct) room.ownActs += 1;
    try {
      await this.change(() => room.deps.api.setMemberInfo(input));
    } finally {
      if (isOwnAct) room.ownActs -= 1;
    }
  }
}
