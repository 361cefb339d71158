import type { ConversationInfo, ConversationKey, ConversationMessage } from '@rostra/contract/live';
import { conversationId } from './ConversationsState.ts';

const isOf =
  (key: ConversationKey) =>
  (one: ConversationKey): boolean =>
    conversationId(one) === conversationId(key);

/** Returns the entry of a conversation. */
export const entryOf = (
  list: readonly ConversationInfo[] | null,
  key: ConversationKey,
): ConversationInfo | undefined => list?.find(isOf(key));

/** Returns the list with one changed entry, or the same list if it has none. */
export const withChange = (
  list: readonly ConversationInfo[],
  key: ConversationKey,
  change: Partial<ConversationInfo>,
): readonly ConversationInfo[] => list.map((one) => (isOf(key)(one) ? { ...one, ...change } : one));

/** Returns the list with a conversation without messages at the top. */
export const withNew = (
  list: readonly ConversationInfo[],
  peer: number,
  name: string,
): readonly ConversationInfo[] => {
  const key = { kind: 'private', peer } as const;
  if (entryOf(list, key)) return list;
  const empty = { msg: null, is_own: false, time: null, unread: 0, member_count: null };
  return [{ ...key, name, is_offline: false, ...empty }, ...list];
};

/** Returns the list with a new last message, whose conversation moves to the top (LCHT-12, LCHT-13). */
export function withMessage(
  list: readonly ConversationInfo[],
  key: ConversationKey,
  message: ConversationMessage,
  reader: { readonly id: number | undefined; readonly hasRead: boolean },
): readonly ConversationInfo[] {
  const known = entryOf(list, key);
  if (!known) return list;
  // A list requested meanwhile already contains it.
  const isCounted = known.time === message.time && known.msg === message.msg;
  if (isCounted || (known.time ?? '') > message.time) return list;
  const is_own = message.senderId === reader.id;
  const unread = reader.hasRead ? 0 : known.unread + (is_own ? 0 : 1);
  const entry = { ...known, msg: message.msg, time: message.time, is_own, unread };
  return [entry, ...list.filter((one) => one !== known)];
}
