import { matrix } from '../story/matrix.ts';
import type { State } from '../story/matrix.ts';
import type { TextFieldProps } from './TextField.tsx';

export const textFieldStates: State<TextFieldProps>[] = [
  ...matrix<TextFieldProps>({ size: ['md', 'lg'] }),
  { name: 'empty', props: { defaultValue: '', placeholder: 'name@example.com' } },
  { name: 'optional', props: { isOptional: true } },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
