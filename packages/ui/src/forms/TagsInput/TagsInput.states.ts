import type { State } from '../../story/matrix.ts';
import type { TagsInputProps } from './TagsInput.tsx';

export const tagsInputStates: State<TagsInputProps>[] = [
  {
    name: 'empty',
    props: { tags: [] },
    words: ({ localized }) => ({ placeholder: localized('Add a tag', '添加标签') }),
  },
  { name: 'some', props: {} },
  { name: 'counted', props: { maxTags: 5 } },
  { name: 'full', props: { maxTags: 3 } },
  { name: 'optional', props: { isOptional: true } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized(
        'Give at least one tag, so that readers find it.',
        '请至少填写一个标签，方便读者查找。',
      ),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
