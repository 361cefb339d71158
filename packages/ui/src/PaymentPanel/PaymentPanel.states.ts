import type { State } from '../story/matrix.ts';
import type { PaymentPanelProps } from './PaymentPanel.tsx';

export const paymentPanelStates: State<PaymentPanelProps>[] = [
  { name: 'payment password', props: {} },
  { name: 'first payment', props: { hasPaymentPassword: false } },
  { name: 'wrong payment password', props: { problems: { paymentPassword: '…' } } },
  { name: 'too little', props: { price: 1000, originalPrice: null } },
  { name: 'price changed', props: { failure: { kind: 'priceChanged', before: 38, now: 42 } } },
  { name: 'failed', props: { failure: { kind: 'failed', reason: '…' } } },
  { name: 'no answer', props: { failure: { kind: 'unknown' } } },
  { name: 'pending', props: { isPending: true } },
];
