import type { State } from '../../story/matrix.ts';
import type { AmountPickerProps } from './AmountPicker.tsx';

export const amountPickerStates: State<AmountPickerProps>[] = [
  { name: 'plate', props: {} },
  { name: 'other', props: { value: 'other', other: '1,240.50' } },
  {
    name: 'problem',
    props: { value: 'other', other: '5' },
    words: ({ localized }) => ({
      problem: localized(
        'Enter 10 to 100,000 with at most two decimals.',
        '请输入 10 至 100,000，最多两位小数。',
      ),
    }),
  },
];
