import type { State } from '../../story/matrix.ts';
import type { OneTimeCodeProps } from './OneTimeCode.tsx';

export const oneTimeCodeStates: State<OneTimeCodeProps>[] = [
  { name: 'empty', props: { value: '' } },
  { name: 'half', props: { value: '482' } },
  { name: 'full', props: { value: '482913' } },
  { name: 'secret', props: { value: '482', isSecret: true } },
  {
    name: 'with a problem',
    props: { value: '482913' },
    words: ({ localized }) => ({
      errorMessage: localized(
        'Incorrect code. Check it, or request a new one.',
        '验证码错误，请核对或重新获取。',
      ),
    }),
  },
  { name: 'disabled', props: { value: '482', isDisabled: true } },
];
