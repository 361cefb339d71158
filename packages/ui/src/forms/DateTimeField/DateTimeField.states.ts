import type { State } from '../../story/matrix.ts';
import type { DateTimeFieldProps } from './DateTimeField.tsx';

const BERLIN = { timeZone: 'Europe/Berlin' };

export const dateTimeFieldStates: State<DateTimeFieldProps>[] = [
  { name: 'a moment', props: {} },
  { name: 'smaller', props: { size: 'md' } },
  { name: 'empty', props: { value: null } },
  { name: 'the same moment in another zone', props: { timeZone: 'America/New_York' } },
  {
    name: 'a time that comes twice: clocks are put back',
    props: { ...BERLIN, value: Date.UTC(2026, 9, 25, 1, 30) },
  },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized('Choose a time that is still to come.', '请选择一个未来的时间。'),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
