import type { State } from '../../story/matrix.ts';
import type { PhoneFieldProps } from './PhoneField.tsx';

export const phoneFieldStates: State<PhoneFieldProps>[] = [
  { name: 'typed', props: {} },
  { name: 'another country', props: { country: '+852', defaultValue: '5123 4567' } },
  {
    name: 'with a problem',
    props: {},
    words: ({ localized }) => ({
      errorMessage: localized(
        'This phone number is incomplete. Check the digits.',
        '手机号不完整，请检查数字。',
      ),
    }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
