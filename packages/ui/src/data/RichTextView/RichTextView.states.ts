import type { State } from '../../story/matrix.ts';
import type { RichTextViewProps } from './RichTextView.tsx';

export const richTextViewStates: State<RichTextViewProps>[] = [
  { name: 'an article’s parts', props: {} },
];
