import { isMessageTooLong } from '@rostra/contract/live';
import type { Attendee, ChatMessage } from '@rostra/contract/live';
import type { Cancel, Clock } from '../../time/Clock.ts';
import type { LiveApi } from '../LiveApi.ts';
import { LiveError, toLiveError } from '../LiveError.ts';
import { inOrder, mergeMessages, noChat } from './ChatState.ts';
import type { ChatEntry, ChatState } from './ChatState.ts';

/** Messages per answer; a shorter page is the last one. */
const MESSAGES_PER_PAGE = 25;
/** Ms in which following messages are grouped, as each change copies the list. */
const GATHER_MS = 100;

/** Calls, clock and rights that a chat uses. */
export interface ChatDeps {
  readonly api: Pick<LiveApi, 'getLiveMessages' | 'postLiveMessage' | 'deleteLiveMessage'>;
  readonly clock: Clock;
  /** Returns a unique ID for an own message. */
  readonly newId: () => string;
  readonly me: () => Attendee | undefined;
  /** Called with the number of new messages from others. */
  readonly received: (count: number) => void;
  readonly changed: (state: ChatState) => void;
}

/** The public chat: history, incoming and outgoing messages, and failed ones. */
export class Chat {
  readonly #deps: ChatDeps;
  #state = noChat;
  readonly #removed = new Set<number>();
  /** ID of the newest known message; undefined until the first ones arrive. */
  #seenId: number | undefined;
  /** Messages received but not published yet. */
  #arrived: ChatMessage[] = [];
  #gathering: Cancel | undefined;

  constructor(deps: ChatDeps) {
    this.#deps = deps;
  }

  /**
   * Returns the last `count` messages kept by the server, oldest first; its cost does not grow with the chat.
   */
  newest(count: number): readonly ChatMessage[] {
    const found: ChatMessage[] = [];
    const { entries } = this.#state;
    for (let at = entries.length - 1; at >= 0 && found.length < count; at -= 1) {
      const message = keptMessage(entries[at]);
      if (message) found.push(message);
    }
    return found.toReversed();
  }

  handleCached(messages: readonly ChatMessage[]): void {
    this.#merge(messages);
  }

  /** Publishes a message at once, and groups those that follow closely. */
  handleMessage(message: ChatMessage): void {
    this.#arrived.push(message);
    if (!this.#gathering) this.#gather();
  }

  handleRemoved(removedId: number): void {
    this.#takeArrived();
    this.#removed.add(removedId);
    this.#change({ entries: this.#state.entries.filter(({ id }) => id !== removedId) });
  }

  /** Loads the newest page: after joining, and after a reconnect that may have missed messages. */
  async loadNewest(): Promise<void> {
    const seen = this.#seenId;
    const messages = await this.#load({});
    if (!messages) return;
    this.#takeArrived();
    this.#dropOld(messages, seen);
    if (this.#oldestId === undefined)
      this.#change({ hasOlder: messages.length >= MESSAGES_PER_PAGE });
    const before = new Set(this.#state.entries.map(({ id }) => id));
    this.#merge(messages);
    this.#seenId ??= 0;
    const mine = this.#deps.me()?.id;
    const unseen = messages.filter(
      ({ id, senderId }) => seen !== undefined && id > seen && !before.has(id) && senderId !== mine,
    );
    if (unseen.length > 0) this.#deps.received(unseen.length);
  }

  async loadOlder(): Promise<void> {
    if (this.#state.isLoading || !this.#state.hasOlder) return;
    const before = this.#oldestId;
    const messages = await this.#load(before === undefined ? {} : { before });
    if (!messages) return;
    this.#takeArrived();
    this.#change({ hasOlder: messages.length >= MESSAGES_PER_PAGE });
    this.#merge(messages);
  }

  /** @throws LiveError `message-empty`, `message-too-long`, `message-not-allowed`, `send-failed` */
  async send(text: string): Promise<void> {
    const msg = text.trim();
    const me = this.#deps.me();
    if (msg === '') throw new LiveError('message-empty');
    if (isMessageTooLong(msg)) throw new LiveError('message-too-long');
    if (!me) throw new LiveError('message-not-allowed');
    this.#takeArrived();
    const entry: ChatEntry = {
      id: null,
      msg,
      time: new Date(this.#deps.clock.now()).toISOString(),
      senderId: me.id,
      sender_name: me.name,
      sender_role: me.role,
      client_id: this.#deps.newId(),
      status: 'sending',
      error: null,
      behind: this.#newestId,
    };
    this.#change({ entries: [...this.#state.entries, entry] });
    await this.#post(entry);
  }

  /** Sends a failed message again under the same ID, so that it never appears twice. */
  async resend(clientId: string): Promise<void> {
    const entry = this.#state.entries.find(({ client_id }) => client_id === clientId);
    if (entry?.status !== 'failed') return;
    this.#takeArrived();
    this.#mark(clientId, { status: 'sending', error: null, behind: this.#newestId });
    await this.#post(entry);
  }

  /** Discards a failed message. */
  discard(clientId: string): void {
    this.#change({
      entries: this.#state.entries.filter(
        ({ client_id, status }) => client_id !== clientId || status !== 'failed',
      ),
    });
  }

  /** Removes a message for everyone; for host and staff. */
  async remove(messageId: number): Promise<void> {
    const { id } = await this.#deps.api.deleteLiveMessage({ message_id: messageId });
    this.handleRemoved(id);
  }

  async #post({ msg, client_id }: ChatEntry): Promise<void> {
    try {
      this.#merge([await this.#deps.api.postLiveMessage({ msg, client_id })]);
    } catch (cause) {
      const { code } = toLiveError(cause);
      this.#mark(client_id, { status: 'failed', error: code });
      throw new LiveError('send-failed', { cause });
    }
  }

  async #load(input: { before?: number }): Promise<readonly ChatMessage[] | undefined> {
    this.#change({ isLoading: true, error: null });
    try {
      const messages = await this.#deps.api.getLiveMessages(input);
      this.#change({ isLoading: false });
      return messages;
    } catch (error) {
      this.#change({ isLoading: false, error: toLiveError(error).code });
      return undefined;
    }
  }

  /** Drops messages missing from the newest page, and all older ones if there may be a gap. */
  #dropOld(page: readonly ChatMessage[], seen: number | undefined): void {
    const first = page[0]?.id ?? 0;
    const isGap = seen !== undefined && first > seen + 1;
    const there = new Set(page.map(({ id }) => id));
    this.#change({
      entries: this.#state.entries.filter(
        ({ id }) => id === null || there.has(id) || (!isGap && id < first),
      ),
    });
  }

  get #oldestId(): number | undefined {
    return this.#state.entries.find(({ id }) => id !== null)?.id ?? undefined;
  }

  get #newestId(): number {
    return this.#state.entries.findLast(({ id }) => id !== null)?.id ?? 0;
  }

  #mark(clientId: string, change: Partial<Pick<ChatEntry, 'status' | 'error' | 'behind'>>): void {
    const entries = this.#state.entries.map((entry) =>
      entry.client_id === clientId && entry.id === null ? { ...entry, ...change } : entry,
    );
    this.#change({ entries: inOrder(entries) });
  }

  #gather(): void {
    this.#takeArrived();
    this.#gathering = this.#deps.clock.schedule(GATHER_MS, () => {
      this.#gathering = undefined;
      if (this.#arrived.length > 0) this.#gather();
    });
  }

  #takeArrived(): void {
    const arrived = this.#arrived;
    if (arrived.length === 0) return;
    this.#arrived = [];
    const newest = this.#newestId;
    const before = this.#state.entries;
    const mine = this.#deps.me()?.id;
    this.#merge(arrived);
    const isNew = ({ id }: ChatMessage): boolean =>
      id > newest || !before.some((entry) => entry.id === id);
    const received = arrived.filter(
      (message) => message.senderId !== mine && !this.#removed.has(message.id) && isNew(message),
    );
    if (received.length > 0) this.#deps.received(received.length);
  }

  #merge(messages: readonly ChatMessage[]): void {
    const there = messages.filter(({ id }) => !this.#removed.has(id));
    for (const { id } of messages) this.#seenId = Math.max(this.#seenId ?? 0, id);
    if (there.length === 0) return;
    this.#change({ entries: mergeMessages(this.#state.entries, there) });
  }

  #change(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change };
    this.#deps.changed(this.#state);
  }
}

/** Removes the sending status; undefined for a message the server has not kept. */
function keptMessage(entry: ChatEntry | undefined): ChatMessage | undefined {
  if (entry === undefined || entry.id === null) return undefined;
  const { id, msg, time, senderId, sender_name, sender_role, client_id } = entry;
  return { id, msg, time, senderId, sender_name, sender_role, client_id };
}
