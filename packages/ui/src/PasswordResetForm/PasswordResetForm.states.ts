import type { State } from '../story/matrix.ts';
import type { PasswordResetFormProps } from './PasswordResetForm.tsx';

export const passwordResetFormStates: State<PasswordResetFormProps>[] = [
  { name: 'typed', props: {} },
  { name: 'waiting for the next code', props: { codeWait: 42, codeNote: '…' } },
  { name: 'problems', props: { problems: { code: '…', repeat: '…', form: '…' } } },
  { name: 'pending', props: { isPending: true } },
];
