import type { State } from '../../story/matrix.ts';
import type { PayButtonProps } from './PayButton.tsx';

/** The inputs of every cell: PAY-43 type, PAY-44 id, PAY-46 event. */
export const payButtonStates: State<PayButtonProps>[] = [
  { name: 'use a card', props: { offer: { kind: 'use_card', balance: 2 }, isPrimary: true } },
  {
    name: 'countdown of days',
    props: { offer: { kind: 'card_countdown', availableAt: new Date('2026-09-06T10:00:00Z') } },
  },
  {
    name: 'countdown of hours',
    props: { offer: { kind: 'card_countdown', availableAt: new Date('2026-09-03T16:24:10Z') } },
  },
  {
    name: 'price, primary',
    props: { offer: { kind: 'pay_price', currentPrice: 38, originalPrice: 68 }, isPrimary: true },
  },
  { name: 'price', props: { offer: { kind: 'pay_price', currentPrice: 38, originalPrice: null } } },
  {
    name: 'price of a live session',
    props: {
      type: 'Agora::Live',
      eventId: 7,
      offer: { kind: 'pay_price', currentPrice: 38, originalPrice: null },
      isPrimary: true,
    },
  },
  { name: 'log in to view', props: { offer: { kind: 'login_to_view' }, isPrimary: true } },
  { name: 'VIP trial', props: { offer: { kind: 'vip_trial' } } },
  { name: 'upgrade VIP', props: { offer: { kind: 'vip_upgrade' } } },
];
