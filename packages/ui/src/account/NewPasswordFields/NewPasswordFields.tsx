import { PasswordField } from '../../forms/PasswordField/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Stack } from '../../layout/Stack/index.ts';
import type { RootProps } from '../../rootProps.ts';

/** A password being chosen, typed twice. */
export interface NewPasswordValues {
  password: string;
  repeat: string;
}

export interface NewPasswordFieldsProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Names the first of the two fields: "New password". */
  label: string;
  /** The password and its confirmation. */
  values: NewPasswordValues;
  /** Receives only the changes, to be merged into the values. */
  onChange: (change: Partial<NewPasswordValues>) => void;
  /** Sentences in the reader's language, by field. */
  problems: Partial<Record<keyof NewPasswordValues, string>>;
}

/** A new password with its rules, and its confirmation (AUTH-14). */
export function NewPasswordFields({
  t,
  label,
  values,
  onChange,
  problems,
  ...root
}: NewPasswordFieldsProps) {
  return (
    <Stack {...root} gap={5}>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hasRules
        isRequired
        requiredMessage={t('auth.password.rule')}
        value={values.password}
        onChange={(password) => onChange({ password })}
        errorMessage={problems.password}
      />
      <PasswordField
        label={t('auth.password.repeat')}
        isRequired
        autoComplete="new-password"
        value={values.repeat}
        onChange={(repeat) => onChange({ repeat })}
        errorMessage={problems.repeat}
      />
    </Stack>
  );
}
