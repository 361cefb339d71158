/** A chat of the reader's group, or with one person, as the list shows it (LCHT-11 to LCHT-13). */
export interface ChatConversation {
  /** The group's or the other person's. */
  id: string;
  kind: 'group' | 'private';
  name: string;
  /** How many are in the group. */
  memberCount?: number | undefined;
  /** The other person is not in the room now: a message would not reach him (LCHT-21). */
  isOffline?: boolean | undefined;
  /** The last message; null while nothing has been written. */
  msg: string | null;
  /** The reader has written it. */
  isMsgOwn?: boolean | undefined;
  /** When it was written. */
  time: Date | null;
  /** Messages that the reader has not seen. */
  unread: number;
}
