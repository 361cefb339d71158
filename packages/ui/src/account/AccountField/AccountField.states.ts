import type { State } from '../../story/matrix.ts';
import type { AccountFieldProps } from './AccountField.tsx';

export const accountFieldStates: State<AccountFieldProps>[] = [
  { name: 'phone', props: {} },
  {
    name: 'e-mail',
    props: {
      values: { kind: 'email', countryCode: '+86', phoneNumber: '', email: 'helen@example.com' },
    },
  },
  { name: 'problem', props: {}, words: ({ t }) => ({ problem: t('auth.account.phoneInvalid') }) },
  { name: 'disabled', props: { isDisabled: true } },
];
