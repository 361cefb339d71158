import type { State } from '../story/matrix.ts';
import type { PasswordFieldProps } from './PasswordField.tsx';

export const passwordFieldStates: State<PasswordFieldProps>[] = [
  { name: 'empty', props: { defaultValue: '' } },
  { name: 'typed', props: {} },
  { name: 'new, half met', props: { hasRules: true, defaultValue: 'abc' } },
  { name: 'new, all met', props: { hasRules: true } },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
