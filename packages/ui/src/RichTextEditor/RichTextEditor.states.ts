import type { State } from '../story/matrix.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const empty = { type: 'doc' as const, content: [] };

export const richTextEditorStates: State<RichTextEditorProps>[] = [
  { name: 'with every part', props: {} },
  { name: 'empty', props: { defaultValue: empty, leastWords: 500 } },
  { name: 'with a problem', props: { defaultValue: empty, errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
