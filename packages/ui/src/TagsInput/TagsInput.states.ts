import type { State } from '../story/matrix.ts';
import type { TagsInputProps } from './TagsInput.tsx';

export const tagsInputStates: State<TagsInputProps>[] = [
  { name: 'empty', props: { tags: [], placeholder: '…' } },
  { name: 'some', props: {} },
  { name: 'counted', props: { maxTags: 5 } },
  { name: 'full', props: { maxTags: 3 } },
  { name: 'optional', props: { isOptional: true } },
  { name: 'with a problem', props: { errorMessage: '×' } },
  { name: 'disabled', props: { isDisabled: true } },
];
