import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';

export const radioGroupStates: State<RadioGroupProps>[] = [
  ...matrix<RadioGroupProps>({ look: ['plain', 'boxed', 'tiles'] }),
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized('Select a type.', '请选择类型。'),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
