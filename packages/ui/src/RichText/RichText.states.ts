import type { State } from '../story/matrix.ts';
import type { RichTextProps } from './RichText.tsx';

export const richTextStates: State<RichTextProps>[] = [{ name: 'an article’s parts', props: {} }];
