import { AGREEMENT_VERSION } from '@rostra/contract';
import type { CallInput, Locale } from '@rostra/contract';
import { isEmail, plainEmail, plainFigures } from '@rostra/i18n/input';
import type { SignUpProblems, SignUpValues } from '@rostra/ui/SignUpForm';
import type { Reasons } from '../../language/reasons.ts';
import { accountInput, accountProblem } from './accountInput.ts';
import { isCode, isNewPassword } from './checkCredentials.ts';
import type { KeptSignUp } from './emptySignUp.ts';

type Values = SignUpValues & Pick<KeptSignUp, 'cardUrl'>;
type Found = Reasons<keyof SignUpProblems>;

const hasProfile = (values: Values): boolean =>
  values.name.trim() !== '' && isEmail(values.workEmail) && values.company.trim() !== '';

/** Returns the problems of the profile: a card, or all profile fields, are required (AUTH-08). */
function identityProblems(values: Values): Found {
  if (values.cardUrl !== '' || hasProfile(values)) return {};
  if (values.identity === 'card') return { card: 'auth.signup.profileMissing' };
  const missing = 'auth.signup.fieldMissing';
  return {
    ...(values.name.trim() === '' ? { name: missing } : {}),
    ...(isEmail(values.workEmail)
      ? {}
      : { workEmail: values.workEmail.trim() === '' ? missing : 'auth.account.emailInvalid' }),
    ...(values.company.trim() === '' ? { company: missing } : {}),
  };
}

/** Returns all problems of a sign-up, by field (AUTH-06 to 08, AUTH-14, AUTH-16). */
export function checkSignUp(values: Values): Found {
  const account = accountProblem(values);
  return {
    ...(account ? { account } : {}),
    ...(isCode(values.code) ? {} : { code: 'auth.code.missing' }),
    ...(isNewPassword(values.password) ? {} : { password: 'auth.password.rule' }),
    ...(values.password === values.repeat ? {} : { repeat: 'auth.password.mismatch' }),
    ...identityProblems(values),
    ...(values.isAgreed ? {} : { agreement: 'auth.agreement.missing' }),
  };
}

/** Returns the body of the sign-up call. Only for values without a problem. */
export function signUpBody(values: Values, locale: Locale): CallInput<'postUsersSignup'>['body'] {
  return {
    account: accountInput(values),
    code: plainFigures(values.code),
    password: values.password,
    agreement_version: AGREEMENT_VERSION,
    default_locale: locale,
    ...(values.cardUrl === '' ? {} : { business_card: values.cardUrl }),
    ...(hasProfile(values)
      ? {
          profile: {
            name: values.name.trim(),
            work_email: plainEmail(values.workEmail),
            company_name: values.company.trim(),
          },
        }
      : {}),
  };
}
