import { CONTACT_WITHIN_HOURS } from '@rostra/contract';
import type { Data } from '@rostra/contract';
import type { PaymentScreenProps } from '@rostra/ui/screens/PaymentScreen';
import type { LanguageState } from '../../language/LanguageState.ts';
import { ppvPath, rechargePath } from './payLinks.ts';

/** Other ways to get a thing than to pay its price: a card at hand, VIP (platform §2). */
export function alternativesOf(
  goods: Data<'getGoods'>,
  t: LanguageState['t'],
  replaceUrl: string | undefined,
): PaymentScreenProps['alternatives'] {
  const uses = goods.cards.reduce((sum, card) => sum + card.balance, 0);
  const kinds = new Set(goods.offers.map(({ kind }) => kind));
  return [
    ...(uses > 0
      ? [
          {
            key: 'card' as const,
            text: t('pay.card.useInstead'),
            note: t('pay.card.useInsteadText', { balance: uses }),
            href: ppvPath(goods.goods_type, goods.goods_id, replaceUrl),
          },
        ]
      : []),
    ...(kinds.has('vip_trial')
      ? [
          {
            key: 'vip' as const,
            text: t('pay.vip.trial'),
            note: t('pay.vip.trialText', { hours: CONTACT_WITHIN_HOURS }),
            href: rechargePath('trial'),
          },
        ]
      : []),
    ...(kinds.has('vip_upgrade')
      ? [
          {
            key: 'vip' as const,
            text: t('pay.vip.upgrade'),
            note: t('pay.vip.upgradeText'),
            href: rechargePath('plans'),
          },
        ]
      : []),
  ];
}
