import type { Locale } from '@rostra/i18n';
import type { ChatConversation } from '../../live/ChatTabs/index.ts';
import { liveSample } from './live.ts';
import { hours } from './now.ts';

/** Returns a reader's group and people in the story's language, latest message first. */
export function conversationSample(locale: Locale): ChatConversation[] {
  const words = liveSample(locale);
  return [
    {
      id: 'zhao',
      kind: 'private',
      name: words.zhao,
      msg: words.answer,
      time: hours(0),
      unread: 2,
    },
    {
      id: 'desk',
      kind: 'group',
      name: words.desk,
      memberCount: 6,
      msg: words.question,
      isMsgOwn: true,
      time: hours(-0.4),
      unread: 0,
    },
    {
      id: 'grace',
      kind: 'private',
      name: words.grace,
      isOffline: true,
      msg: words.longText,
      time: hours(-26),
      unread: 1,
    },
    { id: 'lin', kind: 'private', name: words.lin, msg: null, time: null, unread: 0 },
  ];
}
