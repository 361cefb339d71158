import type { Locale } from '@rostra/i18n';
import type { ChatPanelMessage } from '../../live/ChatPanel/index.ts';
import { liveSample } from './live.ts';
import { sampleNow } from './now.ts';

const MINUTE = 60_000;

/** Messages of a room, oldest first, the newest now; from the second day on where there are many. */
export function chatSample(locale: Locale, count = 5): ChatPanelMessage[] {
  const words = liveSample(locale);
  const messages = [
    { author: words.tanHuiShan, role: 'audience', text: words.question },
    { author: words.zhouYuanhang, role: 'expert', text: words.answer },
    { author: words.eliotMarsh, role: 'audience', text: words.longText },
    { author: words.suMan, role: 'broadcaster', text: words.thanks },
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    const number = count - 1 - index;
    return {
      key: `m${index}`,
      ...(messages[index % messages.length] ?? messages[0]),
      time: new Date(sampleNow.getTime() - number * 7 * MINUTE),
      isOwn: false,
      state: 'sent' as const,
    };
  });
}
