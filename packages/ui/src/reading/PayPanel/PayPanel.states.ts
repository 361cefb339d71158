import type { State } from '../../story/matrix.ts';
import type { PayPanelProps } from './PayPanel.tsx';

const availableAt = new Date('2026-09-06T10:00:00Z');
const price = { kind: 'pay_price', currentPrice: 38, originalPrice: 68 } as const;

export const payPanelStates: State<PayPanelProps>[] = [
  {
    name: 'price first, card counting down, VIP trial',
    props: {
      offers: [price, { kind: 'card_countdown', availableAt }, { kind: 'vip_trial' }],
      topUpHref: '#',
    },
  },
  {
    name: 'card first',
    props: { offers: [{ kind: 'use_card', balance: 2 }, price], topUpHref: '#' },
  },
  {
    name: 'free for a limited time, visitor',
    props: { offers: [{ kind: 'login_to_view' }], isVisitor: true },
  },
  { name: 'VIP only', props: { offers: [price, { kind: 'vip_trial' }], isOnlyVip: true } },
  { name: 'VIP member', props: { offers: [price, { kind: 'vip_upgrade' }], topUpHref: '#' } },
];
