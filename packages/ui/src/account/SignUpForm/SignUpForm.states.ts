import type { State } from '../../story/matrix.ts';
import type { SignUpFormProps } from './SignUpForm.tsx';

export const signUpFormStates: State<SignUpFormProps>[] = [
  { name: 'profile', props: {} },
  {
    name: 'registered',
    props: { isRegistered: true },
    words: ({ localized }) => ({
      problems: { form: localized('The account has been registered', '该账号已注册。') },
    }),
  },
  { name: 'pending', props: { isPending: true } },
];
