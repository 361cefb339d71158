import type { State } from '../../story/matrix.ts';
import type { PaymentPasswordSetupProps } from './PaymentPasswordSetup.tsx';

export const paymentPasswordSetupStates: State<PaymentPasswordSetupProps>[] = [
  { name: 'by password', props: {} },
  {
    name: 'by code',
    props: {
      values: { paymentPassword: '204816', repeat: '', confirmBy: 'code', password: '', code: '' },
      codeWait: 42,
    },
  },
  {
    name: 'problems',
    props: {},
    words: ({ t }) => ({
      problems: {
        paymentPassword: t('pay.first.weak'),
        repeat: t('pay.first.mismatch'),
        password: t('auth.password.missing'),
      },
    }),
  },
];
