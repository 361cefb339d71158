import type { State } from '../../story/matrix.ts';
import type { PasswordResetFormProps } from './PasswordResetForm.tsx';

export const passwordResetFormStates: State<PasswordResetFormProps>[] = [
  { name: 'typed', props: {} },
  {
    name: 'waiting for the next code',
    props: { codeWait: 42 },
    words: ({ t }) => ({
      codeNote: t('auth.code.sent', { account: '+86 138 5550 0142', minutes: 10 }),
    }),
  },
  {
    name: 'problems',
    props: {},
    words: ({ t, localized }) => ({
      problems: {
        code: t('auth.code.missing'),
        repeat: t('auth.password.mismatch'),
        form: localized('This code has expired. Request a new one.', '验证码已失效，请重新获取。'),
      },
    }),
  },
  { name: 'pending', props: { isPending: true } },
];
