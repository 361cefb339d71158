import type { Data, Row } from '@rostra/contract';
import { NOTICE_GROUPS } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import { events } from '@rostra/ui/story/cast';
import { inHours, textIn } from '../sampleWords.ts';

/** Returns notices, newest first; one of them unread. */
export function noticeRows(locale: Locale): Row<'getNotices'>[] {
  const send = textIn(locale);
  return [
    {
      id: 601,
      kind: 'payment',
      title: send('Paid', '支付成功'),
      body: send('You paid 38.00 coins for an article.', '一篇文章，38.00 币。'),
      link: '/article/detail/13',
      created_at: inHours(-3),
      read_at: null,
    },
    {
      id: 600,
      kind: 'registration',
      title: send('You’re registered', '报名成功'),
      body: events.fullYear.name[locale],
      link: '/eventDetail/52',
      created_at: inHours(-80),
      read_at: inHours(-70),
    },
  ];
}

export const noticeSettings: Data<'getNoticesSettings'> = NOTICE_GROUPS.map((group) => ({
  group,
  is_on: group !== 'reminders',
}));
