import type { ReactNode } from 'react';
import { RequiredMark } from '../../forms/Field/requiredField.tsx';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';

/** The fields of a short profile. */
export type IdentityField = 'name' | 'workEmail' | 'company';

/** The typed identity. */
export interface IdentityValues extends Record<IdentityField, string> {
  /** Which of the two ways to identify oneself is open; both are sent when filled. */
  identity: 'card' | 'profile';
}

interface IdentityFieldsProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The typed values; the app holds them. */
  values: IdentityValues;
  /** Receives only the changes, to be merged into the values. */
  onChange: (change: Partial<IdentityValues>) => void;
  /** Sentences in the reader's language, by field. */
  problems: Partial<Record<IdentityField, string>>;
  /** The upload of the business card, wired by the app. */
  cardField: ReactNode;
}

/** Identification by a business card or a short profile (AUTH-08). */
export function IdentityFields(props: IdentityFieldsProps) {
  const { t, values, onChange } = props;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text weight="strong" size="sm">
          <span>{t('auth.signup.who')}</span>
          <RequiredMark />
        </Text>
        <Text size="sm" tone="secondary">
          {t('auth.signup.whoHint')}
        </Text>
        <SegmentedControl
          label={t('auth.signup.who')}
          isRequired
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
      {values.identity === 'card' ? wrapTexts(props.cardField) : <ProfileFields {...props} />}
    </Stack>
  );
}

function ProfileFields({ t, values, onChange, problems }: IdentityFieldsProps) {
  return (
    <>
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
    </>
  );
}
