import type { ReactNode } from 'react';
import { AccountCodeField } from '../AccountCodeField/index.ts';
import type { AccountValues } from '../AccountField/index.ts';
import { AccountForm } from '../AccountForm/index.ts';
import type { AccountFormInput, AccountFormProblems } from '../AccountForm/index.ts';
import { AgreementField } from '../AgreementField/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { NewPasswordFields } from '../NewPasswordFields/index.ts';
import type { NewPasswordValues } from '../NewPasswordFields/index.ts';
import { IdentityFields } from './IdentityFields.tsx';
import type { IdentityField, IdentityValues } from './IdentityFields.tsx';

/** Sign-up as it is typed. */
export interface SignUpValues extends AccountValues, NewPasswordValues, IdentityValues {
  code: string;
  isAgreed: boolean;
}

type Field = 'code' | 'password' | 'repeat' | 'card' | IdentityField | 'agreement';

export type SignUpProblems = AccountFormProblems<Field>;

export interface SignUpFormProps extends AccountFormInput<SignUpValues, Field> {
  /** The account is known: the form offers the way to login beside the message (ERR-28). */
  isRegistered: boolean;
  /** The upload of the business card, wired by the app. */
  cardField: ReactNode;
  /** Login (it keeps the return address), and the two documents. */
  links: { login: string; terms: string; privacy: string };
}

/** Registration by phone or email with a business card or a short profile (AUTH-06 to 08). */
export function SignUpForm({ ref, className, ...props }: SignUpFormProps) {
  const { t, values, onChange, problems, links } = props;
  return (
    <AccountForm
      {...props}
      ref={ref}
      className={className}
      title={t('auth.signup.title')}
      accountLabel={t('auth.account.kindSignup')}
      submitText={t('auth.signup.submit')}
      problemActions={
        props.isRegistered ? (
          <Link href={links.login} emphasis="strong" size="sm">
            {t('auth.signup.registeredLogin')}
          </Link>
        ) : undefined
      }
    >
      <AccountCodeField
        {...props}
        label={t('auth.code.label')}
        requiredMessage={t('auth.code.missing')}
      />
      <NewPasswordFields {...props} label={t('auth.password.label')} />
      <IdentityFields {...props} />
      <AgreementField
        t={t}
        isSelected={values.isAgreed}
        onChange={(isAgreed) => onChange({ isAgreed })}
        links={links}
        problem={problems.agreement}
      />
    </AccountForm>
  );
}
