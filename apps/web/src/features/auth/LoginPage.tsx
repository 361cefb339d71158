import { AGREEMENT_VERSION } from '@rostra/contract';
import { plainFigures } from '@rostra/i18n/input';
import type { LoginProblems, LoginValues } from '@rostra/ui/LoginForm';
import { LoginScreen } from '@rostra/ui/screens/LoginScreen';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { languageChosenHere } from '../../language/adoptLanguage.ts';
import { sentencesOf } from '../../language/reasons.ts';
import type { Reasons } from '../../language/reasons.ts';
import { useLocale, useText } from '../../language/useText.ts';
import { RETURN_PARAMETER } from '../../navigation/returnAddress.ts';
import { useReturnAddress } from '../../navigation/useReturnAddress.ts';
import { useSession } from '../../session/useSession.ts';
import { accountInput, emptyAccount } from './accountInput.ts';
import { legalLinks, withReturn } from './authLinks.ts';
import { isCode } from './checkCredentials.ts';
import { countryCodes } from './countryCodes.ts';
import { lastLoginMethod, rememberLoginMethod } from './loginMethod.ts';
import { problemOf } from './problemOf.ts';
import { useAccountCode } from './useAccountCode.ts';
import { useAuthFrame } from './useAuthFrame.tsx';
import { useCookiesBlocked } from './useCookiesBlocked.ts';
import { useSecrets } from './useSecrets.ts';

type Kept = Omit<LoginValues, 'password' | 'code'>;

const emptyLogin = (): Kept => ({ ...emptyAccount, ...lastLoginMethod(), isAgreed: false });

/** /login: password or code, after the agreement; returns to the page that the reader came from. */
export function LoginPage() {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = useReturnAddress();
  const frame = useAuthFrame();
  const { logIn } = useSession();
  const [empty] = useState(emptyLogin);
  const { draft, change, discard } = useDraft('login', empty);
  const { secrets, take } = useSecrets();
  const cookiesBlocked = useCookiesBlocked();
  const [isBlocked, setBlocked] = useState(cookiesBlocked.isNotified);
  const [shown, setShown] = useState<Reasons<keyof LoginProblems>>({});
  const values: LoginValues = { ...draft, ...secrets };
  const code = useAccountCode('login', values, setShown);
  const { mutate, isPending, error, reset } = useMutation('postUsersLogin', { silent: true });

  const onChange = (part: Partial<LoginValues>): void => {
    const rest = take(part);
    if (Object.keys(rest).length > 0) change(rest);
    setShown({});
    setBlocked(false);
    reset();
  };

  const isByCode = values.method === 'code';

  const check = (): boolean => {
    const found: Reasons<keyof LoginProblems> = {
      ...code.accountProblems,
      ...(isByCode && !isCode(values.code) ? { code: 'auth.code.missing' } : {}),
    };
    setShown(found);
    setBlocked(false);
    return Object.keys(found).length === 0;
  };

  const submit = async (): Promise<void> => {
    const shared = {
      account: accountInput(values),
      agreement_version: AGREEMENT_VERSION,
      // Without a choice made here, the account's own language stays (I18N-03).
      default_locale: languageChosenHere(),
    };
    const answer = await mutate({
      body: isByCode
        ? { method: 'code', code: plainFigures(values.code), ...shared }
        : { method: 'password', password: values.password, ...shared },
    });
    if (!answer) return;
    rememberLoginMethod(values);
    if (!(await logIn(answer.user))) {
      setBlocked(true);
      return;
    }
    discard();
    void navigate(back, { replace: true });
  };

  return (
    <LoginScreen
      {...frame}
      t={t}
      values={values}
      onChange={onChange}
      problems={{
        ...code.problems,
        ...problemOf<keyof LoginProblems>(error),
        ...sentencesOf(shown, t),
        ...(isBlocked ? { form: cookiesBlocked.text } : {}),
      }}
      countries={countryCodes(locale)}
      isPending={isPending}
      check={check}
      onSubmit={() => void submit()}
      {...code.controls}
      links={{
        ...legalLinks,
        forgot: withReturn('/forgotPassword', query),
        signup: withReturn('/signup', query),
      }}
      tabs={{ login: withReturn('/login', query), signup: withReturn('/signup', query) }}
      notice={query.has(RETURN_PARAMETER) ? t('auth.login.needed') : undefined}
    />
  );
}
