import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { DatePickerProps } from './DatePicker.tsx';

export const datePickerStates: State<DatePickerProps>[] = [
  ...matrix<DatePickerProps>({ size: ['md', 'lg'] }),
  { name: 'empty', props: { value: null } },
  { name: 'optional', props: { isOptional: true } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized('Choose a day before the event ends.', '请选择会议结束之前的日期。'),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
