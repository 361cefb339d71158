import type { State } from '../story/matrix.ts';
import type { SlotPickerProps } from './SlotPicker.tsx';

export const slotPickerStates: State<SlotPickerProps>[] = [
  { name: 'one chosen', props: {} },
  { name: 'none chosen', props: { value: null } },
  { name: 'left out', props: { value: null, isMissing: true } },
  { name: 'reader in Zurich', props: { readerZone: 'Europe/Zurich' } },
];
