import type { ConversationInfo, ConversationKey, ConversationMessage } from '@rostra/contract/live';
import { conversationId } from './ConversationsState.ts';

const isOf =
  (key: ConversationKey) =>
  (one: ConversationKey): boolean =>
    conversationId(one) === conversationId(key);

/** The entry of a conversation. */
export const entryOf = (
  list: readonly ConversationInfo[] | null,
  key: ConversationKey,
): ConversationInfo | undefined => list?.find(isOf(key));

/** With one entry changed; the same list where it is not there. */
export const withChange = (
  list: readonly ConversationInfo[],
  key: ConversationKey,
  change: Partial<ConversationInfo>,
): readonly ConversationInfo[] => list.map((one) => (isOf(key)(one) ? { ...one, ...change } : one));

/** With a conversation in which nothing is written yet, before the others. */
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

/** With a message as the last one of its conversation, which comes first (LCHT-12, LCHT-13). */
export function withMessage(
  list: readonly ConversationInfo[],
  key: ConversationKey,
  message: ConversationMessage,
  reader: { readonly id: number | undefined; readonly hasRead: boolean },
): readonly ConversationInfo[] {
  const known = entryOf(list, key);
  if (!known) return list;
  // A list that was asked for meanwhile has it already.
  const isCounted = known.time === message.time && known.msg === message.msg;
  if (isCounted || (known.time ?? '') > message.time) return list;
  const is_own = message.senderId === reader.id;
  const unread = reader.hasRead ? 0 : known.unread + (is_own ? 0 : 1);
  const entry = { ...known, msg: message.msg, time: message.time, is_own, unread };
  return [entry, ...list.filter((one) => one !== known)];
}
