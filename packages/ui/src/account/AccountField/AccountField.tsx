import { PhoneField } from '../../forms/PhoneField/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import type { RootProps } from '../../rootProps.ts';

/** An account as typed, by phone or by email. The text typed for one is kept while the other is shown. */
export interface AccountValues {
  kind: 'phone' | 'email';
  countryCode: string;
  phoneNumber: string;
  email: string;
}

export interface AccountFieldProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Accessible name of the choice between phone and email. */
  label: string;
  /** The form's values: phone or email, and the text typed for each. */
  values: AccountValues;
  /** Gets only what changed, to merge into the values. */
  onChange: (change: Partial<AccountValues>) => void;
  /** Country codes to choose from, each with its country in the reader's language. */
  countries: readonly { code: string; name: string }[];
  /**
   * The autofill value of the number field: the account name at login, otherwise the reader's
   * number. @default 'tel-national'
   */
  phoneAutoComplete?: 'username' | 'tel-national' | undefined;
  /** The problem with the account. */
  problem?: string | undefined;
  /** Marks the account as required; a form that is submitted without one reports it. @default false */
  isRequired?: boolean | undefined;
  /** For an account that cannot be changed, such as a logged-in reader's. @default false */
  isDisabled?: boolean | undefined;
}

/** Phone number or email address, one of the two (AUTH-01, AUTH-06). */
export function AccountField({
  t,
  label,
  values,
  onChange,
  countries,
  phoneAutoComplete = 'tel-national',
  problem,
  isRequired = false,
  isDisabled = false,
  ...root
}: AccountFieldProps) {
  return (
    <Stack {...root} gap={5}>
      <SegmentedControl
        label={label}
        value={values.kind}
        onChange={(kind) => onChange({ kind: kind === 'email' ? 'email' : 'phone' })}
        options={[
          { value: 'phone', label: t('auth.account.phone') },
          { value: 'email', label: t('auth.account.email') },
        ]}
        isDisabled={isDisabled}
      />
      {values.kind === 'phone' ? (
        <PhoneField
          name="phone"
          autoComplete={phoneAutoComplete}
          label={t('auth.account.phoneLabel')}
          isRequired={isRequired}
          requiredMessage={t('auth.account.phoneMissing')}
          country={values.countryCode}
          onCountryChange={(countryCode) => onChange({ countryCode })}
          value={values.phoneNumber}
          onChange={(phoneNumber) => onChange({ phoneNumber })}
          countries={countries}
          errorMessage={problem}
          isDisabled={isDisabled}
        />
      ) : (
        <TextField
          label={t('auth.account.emailLabel')}
          isRequired={isRequired}
          requiredMessage={t('auth.account.emailMissing')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={values.email}
          onChange={(email) => onChange({ email })}
          errorMessage={problem}
          isDisabled={isDisabled}
        />
      )}
    </Stack>
  );
}
