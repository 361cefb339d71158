import type { State } from '../../story/matrix.ts';
import type { LoginFormProps } from './LoginForm.tsx';

export const loginFormStates: State<LoginFormProps>[] = [
  { name: 'password', props: {} },
  {
    name: 'problems',
    props: {},
    words: ({ t, localized }) => ({
      problems: {
        account: t('auth.account.phoneInvalid'),
        password: t('auth.password.missing'),
        agreement: t('auth.agreement.missing'),
        form: localized(
          'Incorrect account or password. Check both, or log in with a code.',
          '账号或密码错误，请核对，或改用验证码登录。',
        ),
      },
    }),
  },
  {
    name: 'cookies blocked',
    props: {},
    words: ({ t }) => ({
      problems: { form: t('auth.login.cookiesBlocked', { host: 'rostra.example' }) },
    }),
  },
  { name: 'pending', props: { isPending: true } },
];
