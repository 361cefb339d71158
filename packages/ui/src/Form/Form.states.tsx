import { TextField } from '../TextField/index.ts';
import type { State } from '../story/matrix.ts';
import type { FormProps } from './Form.tsx';

export const formStates: State<FormProps>[] = [
  { name: 'one field', props: { children: <TextField label="E-mail" /> } },
  { name: 'with a problem', props: { children: <TextField label="E-mail" errorMessage="×" /> } },
];
