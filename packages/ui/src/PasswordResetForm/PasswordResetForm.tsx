import { AccountField } from '../AccountField/index.ts';
import type { AccountValues } from '../AccountField/index.ts';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { CodeField } from '../CodeField/index.ts';
import { Form } from '../Form/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Stack } from '../Stack/index.ts';

/** A new password as it is typed. */
export interface PasswordResetValues extends AccountValues {
  code: string;
  password: string;
  repeat: string;
}

export type PasswordResetProblems = Partial<
  Record<'account' | 'code' | 'password' | 'repeat' | 'form', string>
>;

export interface PasswordResetFormProps {
  t: ScreenText;
  values: PasswordResetValues;
  onChange: (change: Partial<PasswordResetValues>) => void;
  problems: PasswordResetProblems;
  countries: readonly { code: string; name: string }[];
  isPending: boolean;
  onSubmit: () => void;
  onSendCode: () => void;
  isSendingCode: boolean;
  codeWait: number;
  codeNote?: string | undefined;
}

/** Sets a new password by a code sent to phone or e-mail (AUTH-13). */
export function PasswordResetForm(props: PasswordResetFormProps) {
  const { t, values, onChange, problems } = props;
  return (
    <Form onSubmit={props.onSubmit} label={t('auth.reset.title')}>
      <Stack gap={5}>
        <AccountField
          t={t}
          label={t('auth.account.kind')}
          values={values}
          onChange={onChange}
          countries={props.countries}
          phoneAutoComplete="username"
          problem={problems.account}
        />
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
        <PasswordField
          label={t('auth.password.newLabel')}
          autoComplete="new-password"
          hasRules
          value={values.password}
          onChange={(password) => onChange({ password })}
          errorMessage={problems.password}
        />
        <PasswordField
          label={t('auth.password.repeat')}
          autoComplete="new-password"
          value={values.repeat}
          onChange={(repeat) => onChange({ repeat })}
          errorMessage={problems.repeat}
        />
        {problems.form !== undefined && (
          <Banner tone="danger" isAnnounced>
            {problems.form}
          </Banner>
        )}
        <Button type="submit" size="lg" isFull isPending={props.isPending}>
          {t('auth.reset.submit')}
        </Button>
      </Stack>
    </Form>
  );
}
