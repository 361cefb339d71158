import { useAnnouncer } from '../RoomParts/useAnnouncer.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { ChatConversation } from './conversation.ts';
import { newMessagesText } from './newMessagesText.ts';

export interface MessagesStatusProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The reader's groups and chat partners. */
  conversations: readonly ChatConversation[];
}

/**
 * Announces the senders of new messages to screen readers. `ChatTabs` includes it; use it alone if
 * the tabs are not rendered.
 */
export function MessagesStatus({ t, conversations }: MessagesStatusProps) {
  const spoken = useAnnouncer(conversations, (before, now) => newMessagesText(t, before, now));
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
