import { formatDay } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import type { ChatPanelMessage } from './chatMessage.ts';

/** A row of the chat: a message, the start of a day, or the line above unread messages. */
export type ChatRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatPanelMessage };

interface KnownDay {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly day: string;
}

/** Cache of formatted days: most of thousands of messages are unchanged, and formatting takes longest. */
const knownDays = new WeakMap<ChatPanelMessage, KnownDay>();

function dayOf(message: ChatPanelMessage, locale: Locale, timeZone: string): string {
  const known = knownDays.get(message);
  if (known?.locale === locale && known.timeZone === timeZone) return known.day;
  const day = formatDay(message.time, locale, timeZone);
  knownDays.set(message, { locale, timeZone, day });
  return day;
}

/** Returns the messages with a row for each day, and one before the first unread message. */
export function chatRows(
  messages: readonly ChatPanelMessage[],
  unreadFrom: string | null,
  locale: Locale,
  timeZone: string,
): ChatRow[] {
  const rows: ChatRow[] = [];
  let lastDay = '';
  for (const message of messages) {
    const day = dayOf(message, locale, timeZone);
    if (day !== lastDay) rows.push({ kind: 'day', key: `day ${message.key}`, day });
    lastDay = day;
    if (message.key === unreadFrom) rows.push({ kind: 'unread', key: 'unread' });
    rows.push({ kind: 'message', key: message.key, message });
  }
  return rows;
}
