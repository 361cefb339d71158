import type { LiveText } from '../../screens/liveText.ts';
import type { ChatConversation } from './conversation.ts';

/** Returns the description of a conversation shown under its name. */
export function conversationNote(t: LiveText, conversation: ChatConversation): string {
  const { kind, memberCount, isOffline } = conversation;
  if (kind === 'group')
    return memberCount === undefined
      ? t('liveTalk.messages.group')
      : t('liveTalk.messages.groupOf', { count: memberCount });
  return t(isOffline === true ? 'liveTalk.messages.offline' : 'liveTalk.messages.private');
}
