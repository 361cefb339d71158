import type { State } from '../../story/matrix.ts';
import type { KeypadProps } from './Keypad.tsx';

const nothing = () => undefined;

export const keypadStates: State<KeypadProps>[] = [
  { name: 'nothing pressed', props: { value: '', onSend: nothing } },
  { name: 'a password', props: { value: '482719#', onSend: nothing } },
  { name: 'on its way', props: { value: '482719#', onSend: nothing, isPending: true } },
  {
    name: 'refused',
    props: { value: '482719#', onSend: nothing, isWrong: true },
  },
  { name: 'for a number to call', props: { value: '', hasPlus: true } },
  { name: 'no line', props: { value: '', onSend: nothing, isDisabled: true } },
];
