import type { State } from '../../story/matrix.ts';
import type { CodeFieldProps } from './CodeField.tsx';

export const codeFieldStates: State<CodeFieldProps>[] = [
  { name: 'before sending', props: { defaultValue: '' } },
  { name: 'sending', props: { isSending: true } },
  { name: 'sent, waiting', props: { secondsLeft: 42 } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized(
        'This code has expired. Request a new one.',
        '验证码已失效，请重新获取。',
      ),
    }),
  },
];
