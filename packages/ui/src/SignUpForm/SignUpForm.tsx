import type { ReactNode } from 'react';
import { AccountField } from '../AccountField/index.ts';
import type { AccountValues } from '../AccountField/index.ts';
import { AgreementField } from '../AgreementField/index.ts';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { CodeField } from '../CodeField/index.ts';
import { Form } from '../Form/index.ts';
import { Link } from '../Link/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';

/** Sign-up as it is typed. */
export interface SignUpValues extends AccountValues {
  code: string;
  password: string;
  repeat: string;
  /** Which of the two ways to say who one is stands open; both are sent when filled. */
  identity: 'card' | 'profile';
  name: string;
  workEmail: string;
  company: string;
  isAgreed: boolean;
}

export type SignUpProblems = Partial<
  Record<
    | 'account'
    | 'code'
    | 'password'
    | 'repeat'
    | 'card'
    | 'name'
    | 'workEmail'
    | 'company'
    | 'agreement'
    | 'form',
    string
  >
>;

export interface SignUpFormProps {
  t: ScreenText;
  values: SignUpValues;
  onChange: (change: Partial<SignUpValues>) => void;
  problems: SignUpProblems;
  /** The account is known: the form offers the way to log-in beside the message (ERR-28). */
  isRegistered: boolean;
  countries: readonly { code: string; name: string }[];
  /** The upload of the business card, wired by the app. */
  cardField: ReactNode;
  isPending: boolean;
  onSubmit: () => void;
  onSendCode: () => void;
  isSendingCode: boolean;
  codeWait: number;
  codeNote?: string | undefined;
  links: { login: string; terms: string; privacy: string };
}

/** Registration by phone or e-mail with a business card or a short profile (AUTH-06 to 08). */
export function SignUpForm(props: SignUpFormProps) {
  const { t, values, onChange, problems, links } = props;
  return (
    <Form onSubmit={props.onSubmit} label={t('auth.signup.title')}>
      <Stack gap={5}>
        <AccountField
          t={t}
          label={t('auth.account.kindSignup')}
          values={values}
          onChange={onChange}
          countries={props.countries}
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
          label={t('auth.password.label')}
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
        <Stack gap={2}>
          <Text weight="strong" size="sm">
            {t('auth.signup.who')}
          </Text>
          <Text size="sm" tone="secondary">
            {t('auth.signup.whoHint')}
          </Text>
          <SegmentedControl
            label={t('auth.signup.who')}
            value={values.identity}
            onChange={(identity) =>
              onChange({ identity: identity === 'profile' ? 'profile' : 'card' })
            }
            options={[
              { value: 'card', label: t('auth.signup.cardTab') },
              { value: 'profile', label: t('auth.signup.profileTab') },
            ]}
          />
        </Stack>
        {values.identity === 'card' ? props.cardField : <ProfileFields {...props} />}
        <AgreementField
          t={t}
          isSelected={values.isAgreed}
          onChange={(isAgreed) => onChange({ isAgreed })}
          links={links}
          problem={problems.agreement}
        />
        {problems.form !== undefined && (
          <Banner
            tone="danger"
            isAnnounced
            actions={
              props.isRegistered ? (
                <Link href={links.login} emphasis="strong" size="sm">
                  {t('auth.signup.registeredLogin')}
                </Link>
              ) : undefined
            }
          >
            {problems.form}
          </Banner>
        )}
        <Button type="submit" size="lg" isFull isPending={props.isPending}>
          {t('auth.signup.submit')}
        </Button>
      </Stack>
    </Form>
  );
}

function ProfileFields({ t, values, onChange, problems }: SignUpFormProps) {
  return (
    <Stack gap={5}>
      <TextField
        label={t('auth.signup.name')}
        autoComplete="name"
        value={values.name}
        onChange={(name) => onChange({ name })}
        errorMessage={problems.name}
      />
      <TextField
        label={t('auth.signup.workEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.workEmail}
        onChange={(workEmail) => onChange({ workEmail })}
        errorMessage={problems.workEmail}
      />
      <TextField
        label={t('auth.signup.company')}
        autoComplete="organization"
        value={values.company}
        onChange={(company) => onChange({ company })}
        errorMessage={problems.company}
      />
    </Stack>
  );
}
