import { unreadText } from '../RoomTabs/roomTabItems.tsx';
import type { LiveText } from '../../screens/liveText.ts';
import type { ChatConversation } from './conversation.ts';

type Conversations = readonly ChatConversation[];

/** Returns the senders of new unread messages, without the message text. */
export function newMessagesText(
  t: LiveText,
  before: Conversations,
  now: Conversations,
): string | undefined {
  const known = new Map(before.map(({ id, unread }) => [id, unread]));
  const risen = now.filter(({ id, unread }) => unread > (known.get(id) ?? 0));
  const [only] = risen;
  if (only === undefined) return undefined;
  return risen.length === 1
    ? t('liveTalk.messages.came', { name: only.name, unread: unreadText(t, only.unread) })
    : t('liveTalk.messages.cameFrom', { count: risen.length });
}
