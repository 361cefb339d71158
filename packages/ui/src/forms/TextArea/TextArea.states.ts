import type { State } from '../../story/matrix.ts';
import type { TextAreaProps } from './TextArea.tsx';

export const textAreaStates: State<TextAreaProps>[] = [
  { name: 'three rows at least', props: { defaultValue: '' } },
  { name: 'with text', props: {} },
  {
    name: 'eight rows at most',
    props: { defaultValue: Array.from({ length: 12 }, (_, i) => String(i + 1)).join('\n') },
  },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized('Shorten it to at most 60 characters.', '请缩短至 60 个字以内。'),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
