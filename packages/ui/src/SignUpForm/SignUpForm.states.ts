import type { State } from '../story/matrix.ts';
import type { SignUpFormProps } from './SignUpForm.tsx';

export const signUpFormStates: State<SignUpFormProps>[] = [
  { name: 'profile', props: {} },
  { name: 'registered', props: { isRegistered: true, problems: { form: '…' } } },
  { name: 'pending', props: { isPending: true } },
];
