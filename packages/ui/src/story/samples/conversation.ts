import type { Locale } from '@rostra/i18n';
import type { ChatConversation } from '../../live/ChatTabs/index.ts';
import { liveSample } from './live.ts';
import { hours } from './now.ts';

/** Returns a reader's group and people in the story's language, latest message first. */
export function conversationSample(locale: Locale): ChatConversation[] {
  const words = liveSample(locale);
  return [
    {
      id: 'zhouYuanhang',
      kind: 'private',
      name: words.zhouYuanhang,
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
      id: 'danielOkafor',
      kind: 'private',
      name: words.danielOkafor,
      isOffline: true,
      msg: words.longText,
      time: hours(-26),
      unread: 1,
    },
    { id: 'linXiao', kind: 'private', name: words.linXiao, msg: null, time: null, unread: 0 },
  ];
}
