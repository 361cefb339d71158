import { SignUpScreen } from '@rostra/ui/screens/SignUpScreen';
import type { SignUpProblems, SignUpValues } from '@rostra/ui/SignUpForm';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useUploadPort } from '../../files/useUploadPort.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { sentencesOf } from '../../language/reasons.ts';
import type { Reasons } from '../../language/reasons.ts';
import { useLocale, useText } from '../../language/useText.ts';
import { useSession } from '../../session/useSession.ts';
import { legalLinks, withReturn } from './authLinks.ts';
import { CardUploadField } from './CardUploadField.tsx';
import { checkSignUp, signUpBody } from './checkSignUp.ts';
import { countryCodes } from './countryCodes.ts';
import { emptySignUp } from './emptySignUp.ts';
import { rememberLoginMethod } from './loginMethod.ts';
import { problemOf } from './problemOf.ts';
import { useAccountCode } from './useAccountCode.ts';
import { useAuthFrame } from './useAuthFrame.tsx';
import { COOKIES_BLOCKED } from './useCookiesBlocked.ts';
import { useSecrets } from './useSecrets.ts';

/** /signup: account, code, password and profile, then the choice of a focus. */
export function SignUpPage() {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const frame = useAuthFrame();
  const { logIn } = useSession();
  const port = useUploadPort('image');
  const { draft, change, discard } = useDraft('signup', emptySignUp);
  const { secrets, take } = useSecrets();
  const [shown, setShown] = useState<Reasons<keyof SignUpProblems>>({});
  const values = { ...draft, ...secrets };
  const code = useAccountCode('signup', values, setShown);
  const { mutate, isPending, error, reset } = useMutation('postUsersSignup', { silent: true });

  const onChange = (part: Partial<SignUpValues>): void => {
    const rest = take(part);
    if (Object.keys(rest).length > 0) change(rest);
    setShown({});
    reset();
  };

  const check = (): boolean => {
    const found: Reasons<keyof SignUpProblems> = {
      ...checkSignUp(values),
      ...(port.isSending ? { card: 'auth.signup.uploading' } : {}),
    };
    setShown(found);
    return Object.keys(found).length === 0;
  };

  const submit = async (): Promise<void> => {
    const answer = await mutate({ body: signUpBody(values, locale) });
    if (!answer) return;
    rememberLoginMethod({ kind: values.kind });
    const isKept = await logIn(answer.user);
    discard();
    // The account exists: logging in remains, once cookies are allowed.
    if (isKept) void navigate(withReturn('/signup/chooseFocus', query), { replace: true });
    else void navigate(withReturn('/login', query), { replace: true, state: COOKIES_BLOCKED });
  };

  const problems: SignUpProblems = {
    ...code.problems,
    ...problemOf<keyof SignUpProblems>(error),
    ...sentencesOf(shown, t),
  };
  return (
    <SignUpScreen
      {...frame}
      t={t}
      values={values}
      onChange={onChange}
      problems={problems}
      isRegistered={error?.name === 'accountRegistered'}
      countries={countryCodes(locale)}
      cardField={
        <CardUploadField
          port={port}
          keptName={draft.cardName}
          onUploaded={(cardUrl, cardName) => {
            change({ cardUrl, cardName });
            setShown({});
          }}
          onRemoved={() => change({ cardUrl: '', cardName: '' })}
          problem={problems.card}
        />
      }
      isPending={isPending}
      check={check}
      onSubmit={() => void submit()}
      {...code.controls}
      links={{ ...legalLinks, login: withReturn('/login', query) }}
      tabs={{ login: withReturn('/login', query), signup: withReturn('/signup', query) }}
    />
  );
}
