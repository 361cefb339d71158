import { AccountField } from '../AccountField/index.ts';
import type { AccountValues } from '../AccountField/index.ts';
import { AgreementField } from '../AgreementField/index.ts';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { CodeField } from '../CodeField/index.ts';
import { Form } from '../Form/index.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';

/** Log-in as it is typed. */
export interface LoginValues extends AccountValues {
  method: 'password' | 'code';
  password: string;
  code: string;
  isAgreed: boolean;
}

/** What is wrong, by field; `form` is for what belongs to none. */
export type LoginProblems = Partial<
  Record<'account' | 'password' | 'code' | 'agreement' | 'form', string>
>;

export interface LoginFormProps {
  t: ScreenText;
  values: LoginValues;
  onChange: (change: Partial<LoginValues>) => void;
  problems: LoginProblems;
  countries: readonly { code: string; name: string }[];
  isPending: boolean;
  onSubmit: () => void;
  onSendCode: () => void;
  isSendingCode: boolean;
  /** Seconds until a code can be asked for again; 0 when it can. */
  codeWait: number;
  /** Where the last code went, in words. */
  codeNote?: string | undefined;
  links: { forgot: string; signup: string; terms: string; privacy: string };
}

/** Log-in by password or one-time code, by phone or e-mail, after the agreement (AUTH-01, AUTH-02). */
export function LoginForm(props: LoginFormProps) {
  const { t, values, onChange, problems, countries, isPending, onSubmit, links } = props;
  const isByCode = values.method === 'code';
  return (
    <Form onSubmit={onSubmit} label={t('auth.login.title')}>
      <Stack gap={5}>
        <AccountField
          t={t}
          label={t('auth.account.kind')}
          values={values}
          onChange={onChange}
          countries={countries}
          phoneAutoComplete="username"
          problem={problems.account}
        />
        {isByCode ? (
          <CodeField
            label={t('auth.code.label')}
            value={values.code}
            onChange={(code) => onChange({ code })}
            onSend={props.onSendCode}
            isSending={props.isSendingCode}
            secondsLeft={props.codeWait}
            hint={props.codeNote}
            errorMessage={problems.code}
          />
        ) : (
          <PasswordField
            label={t('auth.password.label')}
            labelEnd={
              <Link href={links.forgot} emphasis="strong" size="sm">
                {t('auth.login.forgot')}
              </Link>
            }
            name="password"
            autoComplete="current-password"
            value={values.password}
            onChange={(password) => onChange({ password })}
            errorMessage={problems.password}
          />
        )}
        <AgreementField
          t={t}
          isSelected={values.isAgreed}
          onChange={(isAgreed) => onChange({ isAgreed })}
          links={links}
          problem={problems.agreement}
        />
        {problems.form !== undefined && (
          <Banner tone="danger" isAnnounced>
            {problems.form}
          </Banner>
        )}
        <Button type="submit" size="lg" isFull isPending={isPending}>
          {t('auth.login.submit')}
        </Button>
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
            {t('auth.login.newHere')} <Link href={links.signup}>{t('auth.tabs.signup')}</Link>
          </Text>
        </Inline>
      </Stack>
    </Form>
  );
}
