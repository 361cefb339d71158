import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { TextFieldProps } from './TextField.tsx';

export const textFieldStates: State<TextFieldProps>[] = [
  ...matrix<TextFieldProps>({ size: ['md', 'lg'] }),
  { name: 'empty', props: { defaultValue: '', placeholder: 'name@example.com' } },
  { name: 'optional', props: { isOptional: true } },
  { name: 'required', props: { isRequired: true } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized(
        'This email address is incomplete. Check the part after @.',
        '邮箱地址不完整，请检查 @ 之后的部分。',
      ),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
