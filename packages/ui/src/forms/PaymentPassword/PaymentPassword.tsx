import { OneTimeCode } from '../OneTimeCode/index.ts';
import type { OneTimeCodeProps } from '../OneTimeCode/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';

export interface PaymentPasswordProps extends Omit<
  OneTimeCodeProps,
  'label' | 'length' | 'isSecret'
> {
  /** @default the library's "Payment password (6 digits)" */
  label?: string | undefined;
}

/** The six digits that confirm a payment, shown as dots. Browsers are asked not to save them. */
export function PaymentPassword({ label, ...rest }: PaymentPasswordProps) {
  const t = useText();
  return <OneTimeCode {...rest} label={label ?? t('paymentPassword.label')} isSecret />;
}
