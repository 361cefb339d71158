import { coinsFromCents, yuanFromCoins } from '@rostra/contract';
import { BEIJING, formatCoins, formatDateTime, formatYuan } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import { userName } from '#modules/accounts/index.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { TopupRow } from './tables.ts';

/** The screen with the balance and its movements. */
export const BALANCE_PATH = '/personalCenter/virtualCoin';

/**
 * Returns the record of a decided top-up for a mail, one fact a line: amount in coins and yuan, gift,
 * reference, times in Beijing, account holder, a link to the balance and the refund rule.
 *
 * @param address the holder's email address, their name if they gave none
 */
export async function topupRecord(
  { db, config }: Deps,
  topup: TopupRow,
  { locale, address }: { locale: Locale; address: string },
): Promise<string> {
  const text = serverText(locale);
  const time = (at: Date) => formatDateTime(at, locale, BEIJING);
  const amount = coinsFromCents(topup.cents);
  const coins = (cents: number) => formatCoins(coinsFromCents(cents), locale);
  const name = await userName(db, topup.userId, locale);
  const isConfirmed = topup.state === 'confirmed';
  const decided = isConfirmed ? 'confirmed' : 'rejected';
  const lines = [
    text('money.mail.record.amount', {
      coins: coins(topup.cents),
      yuan: formatYuan(yuanFromCoins(amount), locale),
    }),
    isConfirmed &&
      topup.giftCents > 0 &&
      text('money.mail.record.giftAdded', { coins: coins(topup.giftCents) }),
    text('money.mail.record.reference', { reference: topup.reference }),
    text('money.mail.record.reported', { time: time(topup.createdAt) }),
    topup.decidedAt !== null &&
      text(`money.mail.record.${decided}`, { time: time(topup.decidedAt) }),
    text('money.mail.record.holder', { holder: name === '' ? address : name }),
    text('money.mail.record.movements', { url: `${config.publicOrigin}${BALANCE_PATH}` }),
    isConfirmed && text('money.mail.record.topupRule'),
  ];
  return lines.filter((line) => line !== false).join('\n');
}
