import type { State } from '../../story/matrix.ts';
import type { AgreementFieldProps } from './AgreementField.tsx';

export const agreementFieldStates: State<AgreementFieldProps>[] = [
  { name: 'open', props: {} },
  { name: 'ticked', props: { isSelected: true } },
  { name: 'problem', props: {}, words: ({ t }) => ({ problem: t('auth.agreement.missing') }) },
];
