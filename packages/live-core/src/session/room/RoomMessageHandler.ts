import type { ChannelMember, MemberMessage } from '@rostra/contract/live';
import type { Off } from '../../events/Emitter.ts';
import type { RtmProvider } from '../../ports/RtmProvider.ts';
import { readRoomMessage } from './readRoomMessage.ts';
import type { RoomController } from './RoomController.ts';

/** Turns messages of the messaging channel into state. Only messages from the server change anything. */
export class RoomMessageHandler {
  readonly #room: RoomController;
  readonly #refresh: (isConcerned: boolean, spreadMs?: number) => void;
  #offs: Off[] = [];

  /** @param refresh called when the server's lists changed, with whether the change concerns the user */
  constructor(room: RoomController, refresh: (isConcerned: boolean, spreadMs?: number) => void) {
    this.#room = room;
    this.#refresh = refresh;
  }

  follow(rtm: RtmProvider): void {
    const { table } = this.#room.store.members;
    const here = ({ channel }: { readonly channel: string }): boolean =>
      channel === this.#room.state.session?.channel;
    this.#offs = [
      rtm.on('message', (message) => here(message) && this.#hear(message)),
      rtm.on('peerMessage', (message) => this.#hear(message)),
      rtm.on('roster', (roster) => here(roster) && table.handleRoster(roster.members)),
      rtm.on('memberJoined', (member) => here(member) && this.#welcome(member)),
      rtm.on('memberAttributes', (member) => here(member) && table.handlePresence(member)),
      rtm.on('memberLeft', (member) => here(member) && table.handleLeft(member.uid)),
      rtm.on(
        'channelAttributes',
        (event) => here(event) && this.#room.progress.applyChannel(event.attributes),
      ),
    ];
  }

  stop(): void {
    for (const off of this.#offs.splice(0)) off();
  }

  /** Handles a joining member. For members on stage, the lists contain more than presence. */
  #welcome(member: ChannelMember): void {
    const { table } = this.#room.store.members;
    table.handlePresence(member);
    const known = table.latest(member.uid);
    if (known && known.role !== 'audience' && known.attendee === null) this.#refresh(false);
  }

  #hear(message: MemberMessage): void {
    const messages = readRoomMessage(message);
    const { me } = this.#room.state;
    if (!messages) return;
    switch (messages.type) {
      case 'refresh':
        this.#refresh(me !== null && messages.affect_users.includes(me.id), messages.spread_ms);
        break;
      case 'chat':
        this.#room.chat.handleMessage(messages.message);
        break;
      case 'chat_removed':
        this.#room.chat.handleRemoved(messages.id);
        break;
      case 'announcement':
        this.#room.lists.applyAnnouncement(messages.announcement, messages.revision);
        break;
      case 'state_change':
        this.#room.progress.applyLive(messages);
        // Only the host starts sending when the live session starts (LROL-15).
        if (messages.state === 'streaming' && me?.role === 'broadcaster') {
          void this.#room.own?.handleStart().catch(() => undefined);
        }
        break;
      case 'imm_state_change':
        this.#room.lists.applyConverter(messages.state);
        break;
      default:
        this.#room.serverEvents.emit('event', messages);
    }
  }
}
