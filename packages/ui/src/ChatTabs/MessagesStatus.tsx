import { useSpoken } from '../RoomParts/useSpoken.ts';
import type { LiveText } from '../screens/liveText.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ChatConversation } from './conversation.ts';
import { newMessagesText } from './newMessagesText.ts';

export interface MessagesStatusProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Groups and people that the reader writes with. */
  conversations: readonly ChatConversation[];
}

/** Says who has written, to readers who do not see it: `ChatTabs` has it; it stands alone where they do not. */
export function MessagesStatus({ t, conversations }: MessagesStatusProps) {
  const spoken = useSpoken(conversations, (before, now) => newMessagesText(t, before, now));
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
