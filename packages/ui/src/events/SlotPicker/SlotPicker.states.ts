import type { State } from '../../story/matrix.ts';
import type { SlotPickerProps } from './SlotPicker.tsx';

export const slotPickerStates: State<SlotPickerProps>[] = [
  { name: 'one chosen', props: {} },
  { name: 'none chosen', props: { value: null } },
  { name: 'left out', props: { value: null, misses: 1 } },
  { name: 'reader in Zurich', props: { readerZone: 'Europe/Zurich' } },
];
