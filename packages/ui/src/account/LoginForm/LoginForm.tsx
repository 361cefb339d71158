import { AccountCodeField } from '../AccountCodeField/index.ts';
import type { AccountValues } from '../AccountField/index.ts';
import { AccountForm } from '../AccountForm/index.ts';
import type { AccountFormInput, AccountFormProblems } from '../AccountForm/index.ts';
import { AgreementField } from '../AgreementField/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { PasswordField } from '../../forms/PasswordField/index.ts';
import { Text } from '../../foundations/Text/index.ts';

/** Login values as entered. */
export interface LoginValues extends AccountValues {
  method: 'password' | 'code';
  password: string;
  code: string;
  isAgreed: boolean;
}

type Field = 'password' | 'code' | 'agreement';

export type LoginProblems = AccountFormProblems<Field>;

export interface LoginFormProps extends AccountFormInput<LoginValues, Field> {
  /** Links to password reset, sign-up and the two documents; the first two keep the return address. */
  links: { forgot: string; signup: string; terms: string; privacy: string };
}

/** Login by password or verification code, by phone or email, after agreeing to the terms (AUTH-01, AUTH-02). */
export function LoginForm({ ref, className, ...props }: LoginFormProps) {
  const { t, values, onChange, problems, links } = props;
  return (
    <AccountForm
      {...props}
      ref={ref}
      className={className}
      title={t('auth.login.title')}
      accountLabel={t('auth.account.kind')}
      phoneAutoComplete="username"
      submitText={t('auth.login.submit')}
      below={<OtherWays {...props} />}
    >
      {values.method === 'code' ? (
        <AccountCodeField
          {...props}
          label={t('auth.code.label')}
          requiredMessage={t('auth.code.missing')}
        />
      ) : (
        <Stack gap={2}>
          <PasswordField
            label={t('auth.password.label')}
            name="password"
            isRequired
            requiredMessage={t('auth.password.missing')}
            autoComplete="current-password"
            value={values.password}
            onChange={(password) => onChange({ password })}
            errorMessage={problems.password}
          />
          {/* After the field, so that Tab leads from the account to the password. */}
          <Inline justify="end">
            <Link href={links.forgot} emphasis="strong" size="sm">
              {t('auth.login.forgot')}
            </Link>
          </Inline>
        </Stack>
      )}
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

/** Links to the other login method and to sign-up. */
function OtherWays({ t, values, onChange, links }: LoginFormProps) {
  const isByCode = values.method === 'code';
  return (
    <>
      <Button
        size="lg"
        isFull
        emphasis="outline"
        tone="neutral"
        onPress={() => onChange({ method: isByCode ? 'password' : 'code' })}
      >
        {t(isByCode ? 'auth.login.withPassword' : 'auth.login.withCode')}
      </Button>
      <Inline justify="center">
        <Text size="sm" tone="secondary">
          <span>{t('auth.login.newHere')}</span>{' '}
          <Link href={links.signup} replaces>
            {t('auth.tabs.signup')}
          </Link>
        </Text>
      </Inline>
    </>
  );
}
