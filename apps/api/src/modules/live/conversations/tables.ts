import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ConversationKind } from '@rostra/contract/live';
import { liveSessions, liveMembers } from '#modules/live/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Messages of private and group chats (ADR 81). */
export const liveConversationMessages = pgTable(
  'live_conversation_messages',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => liveSessions.id),
    kind: text().$type<ConversationKind>().notNull(),
    /**
     * Names the conversation for all its members: the organization's id, or both user ids with the
     * smaller first.
     */
    room: text().notNull(),
    memberId: referenceColumn()
      .notNull()
      .references(() => liveMembers.id),
    /** The name at the time of writing. */
    senderName: text().notNull(),
    body: text().notNull(),
    /** The sender's own key; a repeated one is written once. */
    clientId: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('live_conversation_messages_once').on(table.memberId, table.clientId),
    index('live_conversation_messages_room').on(table.liveId, table.room, table.id),
  ],
);

/** How far a member has read a conversation. */
export const liveConversationReads = pgTable(
  'live_conversation_reads',
  {
    id: idColumn(),
    memberId: referenceColumn()
      .notNull()
      .references(() => liveMembers.id),
    room: text().notNull(),
    /** The id of the last message read. */
    until: referenceColumn().notNull(),
    readAt: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('live_conversation_reads_once').on(table.memberId, table.room)],
);
