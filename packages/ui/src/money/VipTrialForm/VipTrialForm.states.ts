import { accountSample } from '../../story/samples/account.ts';
import type { State } from '../../story/matrix.ts';
import type { VipTrialFormProps } from './VipTrialForm.tsx';

export const vipTrialFormStates: State<VipTrialFormProps>[] = [
  { name: 'empty', props: {} },
  {
    name: 'problems',
    props: {},
    words: ({ t, locale }) => ({
      values: { ...accountSample(locale).VipTrialForm.values, contact: '' },
      problems: {
        contact: t('recharge.trial.contactMissing'),
        sourceType: t('recharge.trial.sourceMissing'),
      },
    }),
  },
  { name: 'pending', props: { isPending: true } },
  { name: 'sent', props: { isSent: true } },
  { name: 'member', props: { isVip: true } },
];
