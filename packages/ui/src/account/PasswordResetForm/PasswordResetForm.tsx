import { AccountCodeField } from '../AccountCodeField/index.ts';
import type { AccountValues } from '../AccountField/index.ts';
import { AccountForm } from '../AccountForm/index.ts';
import type { AccountFormInput, AccountFormProblems } from '../AccountForm/index.ts';
import { NewPasswordFields } from '../NewPasswordFields/index.ts';
import type { NewPasswordValues } from '../NewPasswordFields/index.ts';

/** A new password as it is typed. */
export interface PasswordResetValues extends AccountValues, NewPasswordValues {
  code: string;
}

type Field = 'code' | 'password' | 'repeat';

export type PasswordResetProblems = AccountFormProblems<Field>;

export type PasswordResetFormProps = AccountFormInput<PasswordResetValues, Field>;

/** Sets a new password by a code sent to phone or email (AUTH-13). */
export function PasswordResetForm({ ref, className, ...props }: PasswordResetFormProps) {
  const { t } = props;
  return (
    <AccountForm
      {...props}
      ref={ref}
      className={className}
      title={t('auth.reset.title')}
      accountLabel={t('auth.account.kind')}
      phoneAutoComplete="username"
      submitText={t('auth.reset.submit')}
    >
      <AccountCodeField
        {...props}
        label={t('auth.code.label')}
        requiredMessage={t('auth.code.missing')}
      />
      <NewPasswordFields {...props} label={t('auth.password.newLabel')} />
    </AccountForm>
  );
}
