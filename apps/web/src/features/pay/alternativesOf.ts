import { CONTACT_WITHIN_HOURS } from '@rostra/contract';
import type { Data } from '@rostra/contract';
import type { PaymentScreenProps } from '@rostra/ui/screens/PaymentScreen';
import type { LanguageState } from '../../language/LanguageState.ts';
import { waitOf } from './payment.ts';
import { ppvPath, rechargePath } from './payLinks.ts';

type Product = Data<'getProduct'>;

const DAY_MS = 86_400_000;

/** Returns the number of uses left, or when the first waiting card opens. */
function cardNote(cards: Product['cards'], t: LanguageState['t'], now: Date): string {
  const usable = cards.filter((card) => waitOf(card, now) === 0);
  if (usable.length > 0) {
    return t('pay.card.useInsteadText', {
      balance: usable.reduce((sum, card) => sum + card.balance, 0),
    });
  }
  const days = Math.ceil(Math.min(...cards.map((card) => waitOf(card, now))) / DAY_MS);
  return days > 1 ? t('pay.card.opensOn', { days }) : t('pay.card.useInsteadSoon');
}

/** Returns other ways to an item than its price: an active card, VIP (platform §2). */
export function alternativesOf(
  product: Product,
  t: LanguageState['t'],
  { replaceUrl, now }: { replaceUrl: string | undefined; now: Date },
): PaymentScreenProps['alternatives'] {
  // VIP may open the item itself: the way back leads to it, not to its payment.
  const thing = replaceUrl ?? product.path;
  const cards = product.cards.filter(({ balance }) => balance > 0);
  const isMeeting = product.goods_type === 'Agora::Live';
  const kinds = new Set(product.offers.map(({ kind }) => kind));
  return [
    ...(cards.length > 0
      ? [
          {
            key: 'card' as const,
            text: t('pay.card.useInstead'),
            note: cardNote(cards, t, now),
            href: ppvPath(product.goods_type, product.goods_id, replaceUrl),
          },
        ]
      : []),
    ...(kinds.has('vip_trial')
      ? [
          {
            key: 'vip' as const,
            text: t(isMeeting ? 'pay.vip.trialMeeting' : 'pay.vip.trial'),
            note: t('pay.vip.trialText', { hours: CONTACT_WITHIN_HOURS }),
            href: rechargePath('trial', thing),
          },
        ]
      : []),
    ...(kinds.has('vip_upgrade')
      ? [
          {
            key: 'vip' as const,
            text: t(isMeeting ? 'pay.vip.upgradeMeeting' : 'pay.vip.upgrade'),
            note: t('pay.vip.upgradeText'),
            href: rechargePath('plans', thing),
          },
        ]
      : []),
  ];
}
