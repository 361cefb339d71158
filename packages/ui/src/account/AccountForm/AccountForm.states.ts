import type { State } from '../../story/matrix.ts';
import type { AccountFormProps } from './AccountForm.tsx';

export const accountFormStates: State<AccountFormProps>[] = [
  { name: 'typed', props: {} },
  {
    name: 'problems',
    props: {},
    words: ({ t, localized }) => ({
      problems: {
        account: t('auth.account.phoneInvalid'),
        form: localized('The server is busy. Try again in a moment.', '服务器繁忙，请稍后重试。'),
      },
    }),
  },
  { name: 'pending', props: { isPending: true } },
];
