import type { State } from '../story/matrix.ts';
import type { VipTrialFormProps } from './VipTrialForm.tsx';

export const vipTrialFormStates: State<VipTrialFormProps>[] = [
  { name: 'empty', props: {} },
  {
    name: 'problems',
    props: {},
    words: ({ t }) => ({
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
