import type { State } from '../../story/matrix.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const empty = { type: 'doc' as const, content: [] };

export const richTextEditorStates: State<RichTextEditorProps>[] = [
  { name: 'with every part', props: {} },
  { name: 'empty', props: { defaultValue: empty, leastWords: 500 } },
  {
    name: 'with a problem',
    props: { defaultValue: empty },
    words: ({ localized }) => ({
      errorMessage: localized('Write at least 500 words.', '正文至少 500 字。'),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
