import type { State } from '../story/matrix.ts';
import type { LoginFormProps } from './LoginForm.tsx';

export const loginFormStates: State<LoginFormProps>[] = [
  { name: 'password', props: {} },
  {
    name: 'problems',
    props: { problems: { account: '…', password: '…', agreement: '…', form: '…' } },
  },
  { name: 'pending', props: { isPending: true } },
];
