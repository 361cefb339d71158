import type { ConversationInfo, ConversationKey, ConversationMessage } from '@rostra/contract/live';
import type { ConversationsApi } from '../../../session/features/conversations/ConversationsApi.ts';
import type { FakeLive } from './FakeLive.ts';
import type { FakeMember } from './FakeMember.ts';
import { refuse } from './refuse.ts';

const PAGE_SIZE = 25;

interface Kept {
  readonly room: string;
  readonly key: ConversationKey;
  readonly message: ConversationMessage;
}

/** A group of a fake live session: an organization's members (ADR 81). */
export interface FakeGroup {
  readonly id: number;
  readonly name: string;
  readonly members: readonly number[];
}

/** A live session's group and private chats in memory, by the server's rules. */
export class FakeConversations {
  readonly #live: FakeLive;
  readonly #groups: readonly FakeGroup[];
  readonly #reads = new Map<string, number>();
  #kept: readonly Kept[] = [];

  constructor(live: FakeLive, groups: readonly FakeGroup[] = []) {
    this.#live = live;
    this.#groups = groups;
  }

  /** Returns the calls of one member. */
  apiOf(userId: number): ConversationsApi {
    return {
      getConversations: async () => this.#listOf(userId),
      getMessages: async (key, { before = Infinity }) =>
        this.#messages(userId, key)
          .filter(({ id }) => id < before)
          .slice(-PAGE_SIZE),
      postMessage: async (key, input) => this.#post(this.#live.member(userId), key, input),
      putRead: async (key, until) => {
        this.#reads.set(`${userId} ${this.#roomOf(userId, key)}`, until);
        return { unread: this.#unread(userId, key) };
      },
    };
  }

  #roomOf(userId: number, { kind, peer }: ConversationKey): string {
    if (kind === 'private') return [userId, peer].toSorted((one, other) => one - other).join('-');
    const group = this.#groups.find(({ id }) => id === peer);
    return group?.members.includes(userId) === true
      ? `group ${peer}`
      : refuse('liveMessagesRefused');
  }

  #messages(userId: number, key: ConversationKey): readonly ConversationMessage[] {
    const room = this.#roomOf(userId, key);
    return this.#kept.filter((one) => one.room === room).map(({ message }) => message);
  }

  #unread(userId: number, key: ConversationKey): number {
    const until = this.#reads.get(`${userId} ${this.#roomOf(userId, key)}`) ?? 0;
    return this.#messages(userId, key).filter(
      ({ id, senderId }) => id > until && senderId !== userId,
    ).length;
  }

  #listOf(userId: number): ConversationInfo[] {
    const groups = this.#groups.filter(({ members }) => members.includes(userId));
    const peers = this.#kept.flatMap(({ key, message }) => {
      if (key.kind === 'group') return [];
      if (message.senderId === userId) return [key.peer];
      return key.peer === userId ? [message.senderId] : [];
    });
    const entry = (
      key: ConversationKey,
      of: Pick<ConversationInfo, 'name' | 'member_count' | 'is_offline'>,
    ): ConversationInfo => {
      const last = this.#messages(userId, key).at(-1);
      return {
        ...key,
        ...of,
        msg: last?.msg ?? null,
        is_own: last?.senderId === userId,
        time: last?.time ?? null,
        unread: this.#unread(userId, key),
      };
    };
    return [
      ...groups.map(({ id, name, members }) =>
        entry(
          { kind: 'group', peer: id },
          {
            name,
            member_count: members.length,
            is_offline: false,
          },
        ),
      ),
      ...Array.from(new Set(peers), (peer) =>
        entry(
          { kind: 'private', peer },
          {
            name: this.#live.member(peer).name,
            member_count: null,
            is_offline: !this.#live.isReached(this.#live.member(peer)),
          },
        ),
      ),
    ].toSorted((one, other) => (other.time ?? '').localeCompare(one.time ?? ''));
  }

  #post(
    by: FakeMember,
    key: ConversationKey,
    { msg, client_id }: { readonly msg: string; readonly client_id: string },
  ): ConversationMessage {
    const room = this.#roomOf(by.id, key);
    const known = this.#kept.find(({ message }) => message.client_id === client_id);
    if (known) return known.message;
    const partner = key.kind === 'private' ? this.#live.member(key.peer) : undefined;
    if (partner && !this.#live.isReached(partner)) refuse('livePartnerOffline');
    const message: ConversationMessage = {
      id: this.#kept.length + 1,
      msg,
      time: new Date(this.#live.now()).toISOString(),
      senderId: by.id,
      sender_name: by.name,
      client_id,
    };
    this.#kept = [...this.#kept, { room, key, message }];
    const { kind, peer } = key;
    const readers = partner
      ? [by, partner]
      : (this.#groups.find(({ id }) => id === peer)?.members ?? []).map((id) =>
          this.#live.member(id),
        );
    for (const reader of readers) {
      const conversation = { kind, peer: reader === partner ? by.id : peer };
      this.#live.publishOne(reader, { type: 'conversation_message', conversation, message });
    }
    return message;
  }
}
