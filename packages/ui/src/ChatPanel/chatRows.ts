import { formatDay } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import type { ChatPanelMessage } from './chatMessage.ts';

/** What stands in the chat: a message, the day it begins, the line above what is unread. */
export type ChatRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatPanelMessage };

/** Messages with a line for each day, and one before the first that is unread. */
export function chatRows(
  messages: readonly ChatPanelMessage[],
  unreadFrom: string | null,
  locale: Locale,
  timeZone: string,
): ChatRow[] {
  const rows: ChatRow[] = [];
  let lastDay = '';
  for (const message of messages) {
    const day = formatDay(message.time, locale, timeZone);
    if (day !== lastDay) rows.push({ kind: 'day', key: `day ${message.key}`, day });
    lastDay = day;
    if (message.key === unreadFrom) rows.push({ kind: 'unread', key: 'unread' });
    rows.push({ kind: 'message', key: message.key, message });
  }
  return rows;
}
