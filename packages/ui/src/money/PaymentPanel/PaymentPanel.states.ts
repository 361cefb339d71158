import type { State } from '../../story/matrix.ts';
import type { PaymentPanelProps } from './PaymentPanel.tsx';

export const paymentPanelStates: State<PaymentPanelProps>[] = [
  { name: 'payment password', props: {} },
  { name: 'first payment', props: { hasPaymentPassword: false } },
  {
    name: 'wrong payment password',
    props: {},
    words: ({ localized }) => ({
      problems: {
        paymentPassword: localized(
          'The payment password is wrong. Tries left: 4.',
          '支付密码错误，还可尝试 4 次。',
        ),
      },
    }),
  },
  { name: 'too little', props: { price: 1000, originalPrice: null } },
  { name: 'price changed', props: { failure: { kind: 'priceChanged', before: 38, now: 42 } } },
  {
    name: 'failed',
    props: {},
    words: ({ localized }) => ({
      failure: {
        kind: 'failed',
        reason: localized('This is no longer for sale.', '该内容已停止销售。'),
      },
    }),
  },
  { name: 'no answer', props: { failure: { kind: 'unknown' } } },
  { name: 'pending', props: { isPending: true } },
];
