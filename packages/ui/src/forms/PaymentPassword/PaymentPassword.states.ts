import type { State } from '../../story/matrix.ts';
import type { PaymentPasswordProps } from './PaymentPassword.tsx';

export const paymentPasswordStates: State<PaymentPasswordProps>[] = [
  { name: 'empty', props: { value: '' } },
  { name: 'half', props: { value: '482' } },
  {
    name: 'with a problem',
    props: { value: '' },
    words: ({ localized }) => ({
      errorMessage: localized(
        'The payment password is wrong. Tries left: 4.',
        '支付密码错误，还可尝试 4 次。',
      ),
    }),
  },
];
