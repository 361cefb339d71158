import type { State } from '../../story/matrix.ts';
import type { NewPasswordFieldsProps } from './NewPasswordFields.tsx';

export const newPasswordFieldsStates: State<NewPasswordFieldsProps>[] = [
  { name: 'typed', props: {} },
  {
    name: 'problems',
    props: {},
    words: ({ t }) => ({
      problems: { password: t('auth.password.rule'), repeat: t('auth.password.mismatch') },
    }),
  },
];
