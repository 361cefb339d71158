import type { State } from '../story/matrix.ts';
import type { PhoneFieldProps } from './PhoneField.tsx';

export const phoneFieldStates: State<PhoneFieldProps>[] = [
  { name: 'typed', props: {} },
  { name: 'another country', props: { country: '+852', defaultValue: '5123 4567' } },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
