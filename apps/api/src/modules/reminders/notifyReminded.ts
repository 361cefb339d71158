import { BEIJING, formatDateTime, localized, scriptOf } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { z } from 'zod';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { notify } from '#modules/notices/index.ts';

const script = z.string().nullable();

/** The event that `checkReminders` records for a changed product. */
const fired = z.object({
  kind: z.enum(['reminderOnSale', 'reminderPriceChanged', 'reminderStarting']),
  userId: z.number(),
  title: z.object({ sc: script, tc: script, en: script }),
  path: z.string(),
  /** The price now; null while it is not for sale. */
  cents: z.number().nullable(),
  startsAt: z.iso.datetime().nullable(),
});

/** Notifies the user of the reminder (PAY-59), in both languages. */
export const notifyReminded = onEvent(
  'order_reminder.fired',
  'reminders.notifyUser',
  async (event, tx, deps) => {
    const { kind, userId, title, path, cents, startsAt } = fired.parse(event.payload);
    const names = { sc_name: title.sc, tc_name: title.tc, en_name: title.en };
    const inBoth = (send: (locale: Locale) => string) => ({
      en: send('en'),
      'zh-CN': send('zh-CN'),
    });
    const values = {
      title: inBoth((locale) => localized(names, 'name', scriptOf(locale))),
      ...(cents === null ? {} : { coins: { cents } }),
      ...(startsAt === null
        ? {}
        : { time: inBoth((locale) => formatDateTime(new Date(startsAt), locale, BEIJING)) }),
    };
    await notify(tx, deps, { at: event.at, userId, kind, values, link: path });
  },
);
