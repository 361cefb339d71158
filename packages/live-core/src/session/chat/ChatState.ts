import type { ChatMessage } from '@rostra/contract/live';
import type { LiveErrorCode } from '../LiveError.ts';

/** A message of the public chat, from the moment it is sent. */
export interface ChatEntry extends Omit<ChatMessage, 'id'> {
  /** Null until the server has kept it. */
  readonly id: number | null;
  readonly status: 'sent' | 'sending' | 'failed';
  /** Why it failed. */
  readonly error: LiveErrorCode | null;
}

export interface ChatState {
  /** Oldest first; what is not sent yet stands last. */
  readonly entries: readonly ChatEntry[];
  /** Whether the server may have older ones. */
  readonly hasOlder: boolean;
  readonly isLoading: boolean;
  /** Why the history could not be read. */
  readonly error: LiveErrorCode | null;
}

export const noChat: ChatState = { entries: [], hasOlder: true, isLoading: false, error: null };

/** What was kept, in the order of the server's ids, each once; what waits stands behind. */
export function mergeMessages(
  entries: readonly ChatEntry[],
  messages: readonly ChatMessage[],
): readonly ChatEntry[] {
  const known = new Set<string>();
  const kept: ChatEntry[] = messages.map((message) => ({
    ...message,
    status: 'sent',
    error: null,
  }));
  const all = [...kept, ...entries].filter(({ client_id }) => {
    if (known.has(client_id)) return false;
    known.add(client_id);
    return true;
  });
  return all.sort((a, b) => (a.id ?? Infinity) - (b.id ?? Infinity) || 0);
}
