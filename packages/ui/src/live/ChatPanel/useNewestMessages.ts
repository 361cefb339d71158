import { useMemo, useState } from 'react';
import type { ChatPanelMessage } from './chatMessage.ts';

/** Messages rendered while the reader follows the newest; a press shows earlier ones. */
const SHOWN = 300;
/** Upper limit: the oldest are dropped together, not one per new message. */
const MAX_SHOWN = 2 * SHOWN;
/** Messages kept before the first unread one. */
const CONTEXT = 25;

const keyAt = (messages: readonly ChatPanelMessage[], at: number): string | null =>
  at <= 0 ? null : (messages[at]?.key ?? null);

/**
 * Returns the newest messages, so that a chat with thousands costs no more than a short one.
 *
 * @param messages oldest first
 * @param unreadFrom key of the first unread message, which is always included at first
 */
export function useNewestMessages(
  messages: readonly ChatPanelMessage[],
  unreadFrom: string | null,
) {
  const [firstKey, setFirstKey] = useState(() => {
    const unread = messages.findLastIndex(({ key }) => key === unreadFrom);
    const newest = messages.length - SHOWN;
    return keyAt(messages, unread < 0 ? newest : Math.min(newest, unread - CONTEXT));
  });
  // The rendered messages are at the end: searching from there is fast even in a long chat.
  const found = firstKey === null ? 0 : messages.findLastIndex(({ key }) => key === firstKey);
  const from = Math.max(0, found);
  const newest = useMemo(() => (from === 0 ? messages : messages.slice(from)), [messages, from]);
  return {
    newest,
    /** Shows older messages that are already loaded; absent if all are shown. */
    showOlder: from === 0 ? undefined : () => setFirstKey(keyAt(messages, from - SHOWN)),
    /** Drops older messages once the reader has reached the newest. */
    leaveOlder: () => {
      if (messages.length - from > MAX_SHOWN) setFirstKey(keyAt(messages, messages.length - SHOWN));
    },
  };
}
