import type { State } from '../../story/matrix.ts';
import type { TopupFormProps } from './TopupForm.tsx';

export const topupFormStates: State<TopupFormProps>[] = [
  { name: 'chosen', props: {} },
  {
    name: 'problems, account failed',
    props: { chosen: null, values: { amount: '', other: '' }, hasAccountFailed: true },
    words: ({ t, localized }) => ({
      problems: {
        amount: t('recharge.topup.amountMissing'),
        form: localized('The server is busy. Try again in a moment.', '服务器繁忙，请稍后重试。'),
      },
    }),
  },
  { name: 'account loading', props: { account: undefined } },
  { name: 'pending', props: { isPending: true } },
  { name: 'reported', props: { submittedReference: 'R2026090301' } },
];
