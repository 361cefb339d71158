import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { NumberFieldProps } from './NumberFieldProps.ts';

export const numberFieldStates: State<NumberFieldProps>[] = [
  ...matrix<NumberFieldProps>({ size: ['md', 'lg'] }),
  { name: 'empty', props: { value: null, placeholder: '30' } },
  { name: 'with a unit of the language', props: { unit: 'minute' } },
  {
    name: 'per cent with figures after the point',
    props: { unit: 'percent', fractionDigits: 2, value: 12.5 },
  },
  { name: 'thousands', props: { value: 18_000 } },
  { name: 'at its most', props: { maxValue: 40 } },
  { name: 'optional', props: { isOptional: true } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized('Enter an amount from 50 to 500.', '请输入 50 至 500 之间的金额。'),
    }),
  },
  { name: 'read only', props: { isReadOnly: true } },
  { name: 'disabled', props: { isDisabled: true } },
];
