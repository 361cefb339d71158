import { CHAT_MESSAGES_PER_TEN_SECONDS, isMessageTooLong } from '@rostra/contract/live';
import type { ChatMessage } from '@rostra/contract/live';
import type { FakeMember } from './FakeMember.ts';
import { mayModerate } from './fakeRights.ts';
import { refuse } from './refuse.ts';

const PAGE_SIZE = 25;
const TEN_SECONDS_MS = 10_000;

/** The chat of the fake server. */
export class FakeChat {
  #messages: readonly ChatMessage[] = [];
  #lastId = 0;

  /** Whether everyone can use it (LMEM-33). */
  isOpen = true;

  /** @throws LiveError `refused` */
  page(by: FakeMember, before = Infinity): readonly ChatMessage[] {
    this.#requirePart(by);
    return this.#messages.filter(({ id }) => id < before).slice(-PAGE_SIZE);
  }

  /** Posts a message; a known `client_id` returns the existing one. @throws LiveError `refused` */
  post(
    by: FakeMember,
    { msg, client_id }: { readonly msg: string; readonly client_id: string },
    now: number,
  ): { readonly message: ChatMessage; readonly isNew: boolean } {
    const known = this.#messages.find((message) => message.client_id === client_id);
    if (known) return { message: known, isNew: false };
    this.#requirePart(by);
    if (msg.trim() === '') refuse('liveMessageEmpty');
    if (isMessageTooLong(msg)) refuse('liveMessageTooLong');
    const recent = this.#messages.filter(
      ({ senderId, time }) => senderId === by.id && Date.parse(time) > now - TEN_SECONDS_MS,
    );
    if (recent.length >= CHAT_MESSAGES_PER_TEN_SECONDS) refuse('tooFrequent');
    this.#lastId += 1;
    const message: ChatMessage = {
      id: this.#lastId,
      msg,
      time: new Date(now).toISOString(),
      senderId: by.id,
      sender_name: by.name,
      sender_role: by.role,
      client_id,
    };
    this.#messages = [...this.#messages, message];
    return { message, isNew: true };
  }

  /** @throws LiveError `refused` */
  remove(by: FakeMember, messageId: number): void {
    if (!mayModerate(by)) refuse('liveRoleRefused');
    if (!this.#messages.some(({ id }) => id === messageId)) refuse('liveMessageNotFound');
    this.#messages = this.#messages.filter(({ id }) => id !== messageId);
  }

  #requirePart(by: FakeMember): void {
    if (!this.isOpen && !mayModerate(by) && !by.allow_view_message) refuse('liveMessagesRefused');
  }
}
