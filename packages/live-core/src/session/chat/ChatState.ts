import type { ChatMessage } from '@rostra/contract/live';
import type { LiveErrorCode } from '../LiveError.ts';

/** A message of the public chat, from the moment it is sent. */
export interface ChatEntry extends Omit<ChatMessage, 'id'> {
  /** Null until the server has kept it. */
  readonly id: number | null;
  readonly status: 'sent' | 'sending' | 'failed';
  /** Why it failed. */
  readonly error: LiveErrorCode | null;
  /** Until it is kept: the newest message when it was sent, behind which it stands once it has failed. */
  readonly behind: number;
}

export interface ChatState {
  /** Oldest first; what is being sent stands last, what failed where it was written. */
  readonly entries: readonly ChatEntry[];
  /** Whether the server may have older ones. */
  readonly hasOlder: boolean;
  readonly isLoading: boolean;
  /** Why the history could not be read. */
  readonly error: LiveErrorCode | null;
}

export const noChat: ChatState = { entries: [], hasOlder: true, isLoading: false, error: null };

/** Where a message stands: what failed stays where it was written, and what is sent later follows it. */
const placeOf = ({ id, status, behind }: ChatEntry): number =>
  id ?? (status === 'failed' ? behind + 0.5 : Infinity);

/** In their places; those of one place as they were written. */
export const inOrder = (entries: readonly ChatEntry[]): readonly ChatEntry[] =>
  entries.toSorted((one, other) => placeOf(one) - placeOf(other) || 0);

const sentEntry = (message: ChatMessage): ChatEntry => ({
  ...message,
  status: 'sent',
  error: null,
  behind: message.id,
});

/** Whether messages stand behind all others in their order, and are none of them. */
function areNewest(entries: readonly ChatEntry[], messages: readonly ChatMessage[]): boolean {
  const last = entries.at(-1);
  let newest = last === undefined ? 0 : placeOf(last);
  for (const { id } of messages) {
    if (id <= newest) return false;
    newest = id;
  }
  // What is kept has another number; of what has failed here the server may have kept it all the same.
  return !entries.some(
    (entry) => entry.id === null && messages.some(({ client_id }) => client_id === entry.client_id),
  );
}

/** What was kept, in the order of the server's ids, each once; what waits stands behind. */
export function mergeMessages(
  entries: readonly ChatEntry[],
  messages: readonly ChatMessage[],
): readonly ChatEntry[] {
  // What comes while a meeting goes on is nearly always the newest: nothing has to be sorted.
  if (areNewest(entries, messages)) return [...entries, ...messages.map(sentEntry)];
  const known = new Set<string>();
  const kept = messages.map(sentEntry);
  const all = [...kept, ...entries].filter(({ client_id }) => {
    if (known.has(client_id)) return false;
    known.add(client_id);
    return true;
  });
  return inOrder(all);
}
