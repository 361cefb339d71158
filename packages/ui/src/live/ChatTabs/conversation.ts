/** A chat with the reader's group or one person, as the list shows it (LCHT-11 to LCHT-13). */
export interface ChatConversation {
  /** ID of the group or the other person. */
  id: string;
  kind: 'group' | 'private';
  name: string;
  /** Number of group members. */
  memberCount?: number | undefined;
  /** The other person is not in the room: a message would not reach them (LCHT-21). */
  isOffline?: boolean | undefined;
  /** The last message; null if there is none yet. */
  msg: string | null;
  /** The reader wrote the last message. */
  isMsgOwn?: boolean | undefined;
  /** Time of the last message. */
  time: Date | null;
  /** Number of unread messages. */
  unread: number;
}
