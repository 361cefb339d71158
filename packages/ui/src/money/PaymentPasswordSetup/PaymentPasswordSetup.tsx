import { AccountCodeField } from '../../account/AccountCodeField/index.ts';
import type { CodeSending } from '../../account/AccountCodeField/index.ts';
import { PasswordField } from '../../forms/PasswordField/index.ts';
import { PaymentPassword } from '../../forms/PaymentPassword/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import type { RootProps } from '../../rootProps.ts';

/** A new payment password as it is typed, and the proof of the typist's identity. */
export interface PaymentPasswordValues {
  paymentPassword: string;
  repeat: string;
  confirmBy: 'password' | 'code';
  password: string;
  code: string;
}

export type PaymentPasswordProblems = Partial<
  Record<'paymentPassword' | 'repeat' | 'password' | 'code', string>
>;

export interface PaymentPasswordSetupProps extends Omit<CodeSending, 'codeNote'>, RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The typed values; the app holds them, and clears them after the payment or a change. */
  values: PaymentPasswordValues;
  /** Receives only the changes, to be merged into the values. */
  onChange: (change: Partial<PaymentPasswordValues>) => void;
  /** Sentences in the reader's language, by field. */
  problems: PaymentPasswordProblems;
}

/**
 * A new payment password: six digits twice, confirmed by login password or code (AUTH-17, AUTH-18);
 * fields without a button.
 */
export function PaymentPasswordSetup({ ref, className, ...props }: PaymentPasswordSetupProps) {
  const { t, values, onChange, problems } = props;
  return (
    <Stack ref={ref} className={className} gap={5}>
      <PaymentPassword
        label={t('pay.first.choose')}
        isRequired
        requiredMessage={t('pay.first.rule')}
        value={values.paymentPassword}
        onChange={(paymentPassword) => onChange({ paymentPassword })}
        errorMessage={problems.paymentPassword}
      />
      <PaymentPassword
        label={t('pay.first.repeat')}
        isRequired
        value={values.repeat}
        onChange={(repeat) => onChange({ repeat })}
        errorMessage={problems.repeat}
      />
      <Stack gap={2}>
        <Text weight="strong" size="sm">
          {t('pay.first.confirmWith')}
        </Text>
        <SegmentedControl
          label={t('pay.first.confirmWith')}
          value={values.confirmBy}
          onChange={(confirmBy) =>
            onChange({ confirmBy: confirmBy === 'code' ? 'code' : 'password' })
          }
          options={[
            { value: 'password', label: t('pay.first.byPassword') },
            { value: 'code', label: t('pay.first.byCode') },
          ]}
        />
      </Stack>
      {values.confirmBy === 'password' ? (
        <PasswordField
          label={t('pay.first.byPassword')}
          isRequired
          requiredMessage={t('auth.password.missing')}
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => onChange({ password })}
          errorMessage={problems.password}
        />
      ) : (
        <AccountCodeField
          {...props}
          label={t('pay.first.byCode')}
          requiredMessage={t('auth.code.missing')}
          codeNote={t('pay.first.codeTo')}
        />
      )}
    </Stack>
  );
}
