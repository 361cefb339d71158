import { useMemo, useState } from 'react';
import type { ChatPanelMessage } from './chatMessage.ts';

/** Messages in the panel while the reader follows the newest: what lies before them is a press away. */
const SHOWN = 300;
/** Room to grow: the oldest leave together, not one with each that comes. */
const SHOWN_AT_MOST = 2 * SHOWN;
/** Messages before the first unread one that stay with it. */
const CONTEXT = 25;

const keyAt = (messages: readonly ChatPanelMessage[], at: number): string | null =>
  at <= 0 ? null : (messages[at]?.key ?? null);

/**
 * The newest of many messages, so that a chat in which thousands were written costs no more than a short one.
 *
 * @param messages oldest first
 * @param unreadFrom the first that the reader has not seen, which is always among them when it opens
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
  // What is shown stands at the end: looked for from there, it is found as soon in a long chat.
  const found = firstKey === null ? 0 : messages.findLastIndex(({ key }) => key === firstKey);
  const from = Math.max(0, found);
  const newest = useMemo(() => (from === 0 ? messages : messages.slice(from)), [messages, from]);
  return {
    newest,
    /** Shows older ones that are here; absent where all are shown. */
    showOlder: from === 0 ? undefined : () => setFirstKey(keyAt(messages, from - SHOWN)),
    /** The reader is at the newest: what he has left behind may go. */
    leaveOlder: () => {
      if (messages.length - from > SHOWN_AT_MOST)
        setFirstKey(keyAt(messages, messages.length - SHOWN));
    },
  };
}
