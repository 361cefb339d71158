import type { ChatMessage } from '@rostra/contract/live';
import type { LiveErrorCode } from '../LiveError.ts';

/** A message of the public chat, from the moment of sending. */
export interface ChatEntry extends Omit<ChatMessage, 'id'> {
  /** Null until the server has kept it. */
  readonly id: number | null;
  readonly status: 'sent' | 'sending' | 'failed';
  /** Why sending failed. */
  readonly error: LiveErrorCode | null;
  /** The newest message ID at the time of sending; a failed message is placed after it. */
  readonly behind: number;
}

/** The loaded messages of a chat. */
export interface ChatState {
  /** Oldest first; sending messages come last, failed ones stay where they were written. */
  readonly entries: readonly ChatEntry[];
  /** Whether the server may have older messages. */
  readonly hasOlder: boolean;
  readonly isLoading: boolean;
  /** Why the history could not be loaded. */
  readonly error: LiveErrorCode | null;
}

/** A chat before anything has loaded. */
export const noChat: ChatState = { entries: [], hasOlder: true, isLoading: false, error: null };

/** Returns the sort position: failed messages keep their place, later ones follow. */
const placeOf = ({ id, status, behind }: ChatEntry): number =>
  id ?? (status === 'failed' ? behind + 0.5 : Infinity);

/** Sorts by position; entries with the same position keep their order of writing. */
export const inOrder = (entries: readonly ChatEntry[]): readonly ChatEntry[] =>
  entries.toSorted((one, other) => placeOf(one) - placeOf(other) || 0);

const sentEntry = (message: ChatMessage): ChatEntry => ({
  ...message,
  status: 'sent',
  error: null,
  behind: message.id,
});

/** Returns whether all messages are new and come after the existing entries. */
function areNewest(entries: readonly ChatEntry[], messages: readonly ChatMessage[]): boolean {
  const last = entries.at(-1);
  let newest = last === undefined ? 0 : placeOf(last);
  for (const { id } of messages) {
    if (id <= newest) return false;
    newest = id;
  }
  // Kept messages have other IDs, but the server may have kept a message that failed here.
  return !entries.some(
    (entry) => entry.id === null && messages.some(({ client_id }) => client_id === entry.client_id),
  );
}

/** Merges kept messages in the order of the server's IDs, without duplicates; pending ones follow. */
export function mergeMessages(
  entries: readonly ChatEntry[],
  messages: readonly ChatMessage[],
): readonly ChatEntry[] {
  // During a meeting nearly every message is the newest, so sorting is rarely needed.
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
