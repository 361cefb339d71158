import type { State } from '../../story/matrix.ts';
import type { PasswordFieldProps } from './PasswordField.tsx';

export const passwordFieldStates: State<PasswordFieldProps>[] = [
  { name: 'empty', props: { defaultValue: '' } },
  { name: 'typed', props: {} },
  { name: 'new, half met', props: { hasRules: true, defaultValue: 'abc' } },
  { name: 'new, all met', props: { hasRules: true } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized(
        'This password is too common. Choose another one.',
        '该密码过于常见，请更换。',
      ),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
