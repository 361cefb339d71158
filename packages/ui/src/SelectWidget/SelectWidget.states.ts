import type { State } from '../story/matrix.ts';
import type { SelectWidgetProps } from './SelectWidget.tsx';

export const selectWidgetStates: State<SelectWidgetProps<{ id: string; name: string }>>[] = [
  { name: 'nothing chosen', props: { value: null } },
  { name: 'chosen', props: {} },
  { name: 'chosen, can be taken back', props: { isClearable: true } },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
