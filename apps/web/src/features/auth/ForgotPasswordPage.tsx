import { plainFigures } from '@rostra/i18n/input';
import type { PasswordResetProblems, PasswordResetValues } from '@rostra/ui/PasswordResetForm';
import { ForgotPasswordScreen } from '@rostra/ui/screens/ForgotPasswordScreen';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { sentencesOf } from '../../language/reasons.ts';
import type { Reasons } from '../../language/reasons.ts';
import { useLocale, useText } from '../../language/useText.ts';
import { useToast } from '../../overlay/useToast.ts';
import { accountInput, emptyAccount } from './accountInput.ts';
import { withReturn } from './authLinks.ts';
import { isCode, isNewPassword } from './checkCredentials.ts';
import { countryCodes } from './countryCodes.ts';
import { lastLoginMethod } from './loginMethod.ts';
import { problemOf } from './problemOf.ts';
import { useAccountCode } from './useAccountCode.ts';
import { useAuthFrame } from './useAuthFrame.tsx';
import { useSecrets } from './useSecrets.ts';

/** /forgotPassword: a new password by a code, then login with it. */
export function ForgotPasswordPage() {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const [query] = useSearchParams();
  const frame = useAuthFrame();
  const [empty] = useState(() => ({ ...emptyAccount, kind: lastLoginMethod().kind }));
  const { draft, change, discard } = useDraft('forgotPassword', empty);
  const { secrets, take } = useSecrets();
  const [shown, setShown] = useState<Reasons<keyof PasswordResetProblems>>({});
  const values: PasswordResetValues = { ...draft, ...secrets };
  const code = useAccountCode('password_reset', values, setShown);
  const { mutate, isPending, error, reset } = useMutation('postUsersPasswordReset', {
    silent: true,
  });
  const loginHref = withReturn('/login', query);

  const onChange = (part: Partial<PasswordResetValues>): void => {
    const rest = take(part);
    if (Object.keys(rest).length > 0) change(rest);
    setShown({});
    reset();
  };

  const check = (): boolean => {
    const found: Reasons<keyof PasswordResetProblems> = {
      ...code.accountProblems,
      ...(isCode(values.code) ? {} : { code: 'auth.code.missing' }),
      ...(isNewPassword(values.password) ? {} : { password: 'auth.password.rule' }),
      ...(values.password === values.repeat ? {} : { repeat: 'auth.password.mismatch' }),
    };
    setShown(found);
    return Object.keys(found).length === 0;
  };

  const submit = async (): Promise<void> => {
    const answer = await mutate({
      body: {
        account: accountInput(values),
        code: plainFigures(values.code),
        password: values.password,
      },
    });
    if (!answer) return;
    discard();
    toast.success(t('auth.login.reset'));
    void navigate(loginHref, { replace: true });
  };

  return (
    <ForgotPasswordScreen
      {...frame}
      t={t}
      loginHref={loginHref}
      values={values}
      onChange={onChange}
      problems={{
        ...code.problems,
        ...problemOf<keyof PasswordResetProblems>(error),
        ...sentencesOf(shown, t),
      }}
      countries={countryCodes(locale)}
      isPending={isPending}
      check={check}
      onSubmit={() => void submit()}
      {...code.controls}
    />
  );
}
