import type { ConversationInfo, ConversationKey, ConversationMessage } from '@rostra/contract/live';
import type { Off } from '../../../events/Emitter.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import { Chat } from '../../chat/Chat.ts';
import { ChatCache } from '../../chat/ChatCache.ts';
import { noChat } from '../../chat/ChatState.ts';
import type { ChatState } from '../../chat/ChatState.ts';
import { LiveError } from '../../LiveError.ts';
import type { RoomHandle } from '../../room/RoomHandle.ts';
import type { SessionCache } from '../../room/SessionCache.ts';
import type { Source } from '../../Source.ts';
import { entryOf, withChange, withMessage, withNew } from './conversationList.ts';
import type { ConversationsApi } from './ConversationsApi.ts';
import { conversationId, NO_CONVERSATIONS } from './ConversationsState.ts';
import type { ConversationsState } from './ConversationsState.ts';

interface Talk {
  readonly key: ConversationKey;
  readonly chat: Chat;
  readonly cache: ChatCache | undefined;
  state: ChatState;
}

/** The user's group and private chats in a room (LCHT-05, LCHT-06, LCHT-11 to LCHT-13, LCHT-21). */
export class ConversationsController {
  readonly #port: RoomHandle;
  readonly #api: ConversationsApi;
  readonly #cache: SessionCache;
  readonly #store: FrameStore<ConversationsState>;
  readonly #talks = new Map<string, Talk>();
  /** The newest message received by conversation; a message delivered twice counts once. */
  readonly #heard = new Map<string, number>();
  #offs: Off[] = [];
  #isInSight = false;
  /** ID of the latest request; answers to older ones change nothing. */
  #requests = 0;
  /** Count of messages received; an answer requested before the newest message is outdated. */
  #messages = 0;

  constructor(port: RoomHandle, api: ConversationsApi, cache: SessionCache) {
    this.#port = port;
    this.#api = api;
    this.#cache = cache;
    this.#store = new FrameStore(NO_CONVERSATIONS, port.requestFrame);
  }

  get state(): Source<ConversationsState> {
    return this.#store;
  }

  start(): void {
    this.#offs = [
      this.#port.serverEvents.on('event', (event) => {
        if (event.type === 'conversation_message') this.#hear(event.conversation, event.message);
      }),
      this.#port.serverEvents.on('resync', () => this.#lookAgain()),
      this.#port.state.subscribe(() => this.#followPresence()),
    ];
    if (this.#port.state.get().phase === 'inside') this.#lookAgain();
  }

  stop(): void {
    for (const off of this.#offs.splice(0)) off();
    for (const { cache } of this.#talks.values()) cache?.flush();
  }

  /** Sets whether the user sees the open conversation; only a visible one is marked as read. */
  setInSight(isInSight: boolean): void {
    this.#isInSight = isInSight;
    if (isInSight) this.#read();
  }

  /** Requests the list again. */
  retry(): void {
    this.#look();
  }

  /** Opens a conversation and loads its newest messages. @param name name of a person without messages yet */
  open(key: ConversationKey, name = ''): void {
    const talk = this.#talkOf(key);
    this.#store.change((state) => ({
      ...state,
      list: key.kind === 'private' ? withNew(state.list ?? [], key.peer, name) : state.list,
      open: key,
      chat: talk.state,
      gone: null,
    }));
    void talk.chat.loadNewest();
    this.#followPresence();
    this.#read();
  }

  /** Returns to the list. */
  close(): void {
    this.#store.change((state) => ({ ...state, open: null, chat: noChat, gone: null }));
  }

  /** @throws LiveError as the public chat; `send-failed` with the server's refusal (ERR-46) */
  async send(text: string): Promise<void> {
    const talk = this.#openTalk();
    await this.#sending(talk, talk.chat.send(text));
  }

  /** @throws LiveError as `send` */
  async resend(clientId: string): Promise<void> {
    const talk = this.#openTalk();
    await this.#sending(talk, talk.chat.resend(clientId));
  }

  discard(clientId: string): void {
    this.#openTalk().chat.discard(clientId);
  }

  loadOlder(): Promise<void> {
    return this.#openTalk().chat.loadOlder();
  }

  async #sending({ key, chat }: Talk, sent: Promise<void>): Promise<void> {
    try {
      await sent;
      const [last] = chat.newest(1);
      if (last) this.#noticeMessage(key, last);
    } catch (error) {
      // The list shows whether the partner is still there.
      this.#look();
      throw error;
    }
  }

  #openTalk(): Talk {
    const { open } = this.#store.latest;
    if (!open) throw new LiveError('not-allowed');
    return this.#talkOf(open);
  }

  #talkOf(key: ConversationKey): Talk {
    const id = conversationId(key);
    const known = this.#talks.get(id);
    if (known) return known;
    const meeting = this.#port.state.get().session?.meeting.id;
    const cache =
      meeting === undefined
        ? undefined
        : new ChatCache(this.#cache, this.#port.clock, `${meeting}.${id}`);
    // A conversation contains no roles, so no message is styled by one.
    const withRole = (message: ConversationMessage) => ({
      ...message,
      sender_role: 'audience' as const,
    });
    const chat = new Chat({
      api: {
        getLiveMessages: async (input) => (await this.#api.getMessages(key, input)).map(withRole),
        postLiveMessage: async (input) => withRole(await this.#api.postMessage(key, input)),
        deleteLiveMessage: () => Promise.reject(new LiveError('not-allowed')),
      },
      clock: this.#port.clock,
      newId: this.#port.newId,
      me: () => this.#port.state.get().me ?? undefined,
      received: () => undefined,
      changed: (state) => {
        talk.state = state;
        cache?.write((count) => chat.newest(count), 0);
        this.#showTalk(talk);
      },
    });
    const talk: Talk = { key, chat, cache, state: noChat };
    this.#talks.set(id, talk);
    const { messages } = cache?.read() ?? { messages: [] };
    if (messages.length > 0) chat.handleCached(messages);
    return talk;
  }

  #showTalk({ key, state }: Talk): void {
    const { open } = this.#store.latest;
    if (open && conversationId(open) === conversationId(key)) {
      this.#store.change((before) => ({ ...before, chat: state }));
      this.#read();
    }
  }

  #hear(key: ConversationKey, message: ConversationMessage): void {
    this.#talks
      .get(conversationId(key))
      ?.chat.handleMessage({ ...message, sender_role: 'audience' });
    this.#noticeMessage(key, message);
  }

  #noticeMessage(key: ConversationKey, message: ConversationMessage): void {
    const id = conversationId(key);
    if ((this.#heard.get(id) ?? 0) >= message.id) return;
    this.#heard.set(id, message.id);
    const { list, open } = this.#store.latest;
    if (!entryOf(list, key)) return this.#look();
    const hasRead = this.#isInSight && open !== null && conversationId(open) === id;
    const reader = { id: this.#port.state.get().me?.id, hasRead };
    this.#messages += 1;
    this.#store.change((state) => ({
      ...state,
      list: withMessage(state.list ?? [], key, message, reader),
    }));
    if (hasRead) this.#reportRead(key, message.id);
  }

  /** Marks the visible messages as read (LCHT-13). */
  #read(): void {
    const { open, list } = this.#store.latest;
    if (!this.#isInSight || !open || (entryOf(list, open)?.unread ?? 0) === 0) return;
    const [last] = this.#talks.get(conversationId(open))?.chat.newest(1) ?? [];
    if (last) this.#reportRead(open, last.id);
  }

  #reportRead(key: ConversationKey, until: number): void {
    this.#change(key, { unread: 0 });
    // If this call fails, the message counts as unread after a reload.
    this.#api.putRead(key, until).catch(() => undefined);
  }

  #change(key: ConversationKey, change: Partial<ConversationInfo>): void {
    this.#store.change((state) => ({
      ...state,
      list: state.list && withChange(state.list, key, change),
    }));
  }

  #lookAgain(): void {
    this.#look();
    const { open } = this.#store.latest;
    if (open) void this.#talkOf(open).chat.loadNewest();
  }

  #look(): void {
    this.#requests += 1;
    const [requested, messages] = [this.#requests, this.#messages];
    this.#api
      .getConversations()
      .then((list) => {
        if (requested !== this.#requests) return;
        if (messages === this.#messages) this.#setList(list);
        else this.#look();
      })
      .catch(() => {
        if (requested === this.#requests)
          this.#store.change((state) => ({ ...state, hasFailed: true }));
      });
  }

  #setList(list: readonly ConversationInfo[]): void {
    this.#store.change((state) => {
      const { open } = state;
      const entry = open && entryOf(state.list, open);
      // A new partner is not in the server's list yet.
      const isNew = open?.kind === 'private' && entry && !entryOf(list, open);
      return {
        ...state,
        list: isNew ? withNew(list, open.peer, entry.name) : list,
        hasFailed: false,
      };
    });
    this.#followPresence();
    this.#read();
  }

  /** Follows members on stage and staff as they join and leave; for others the server's list does. */
  #followPresence(): void {
    const { members, stage, staff } = this.#port.state.get();
    const there = [...stage, ...staff].flatMap((uid) => members.get(uid) ?? []);
    const { list, open } = this.#store.latest;
    for (const one of list ?? []) {
      const member = there.find(({ id }) => one.kind === 'private' && id === one.peer);
      if (!member || member.isOnline !== one.is_offline) continue;
      this.#change(one, { is_offline: !member.isOnline });
      const isOpen = open !== null && conversationId(open) === conversationId(one);
      if (isOpen) {
        const gone = member.isOnline ? null : one.name;
        this.#store.change((state) => ({ ...state, gone }));
      }
    }
  }
}
