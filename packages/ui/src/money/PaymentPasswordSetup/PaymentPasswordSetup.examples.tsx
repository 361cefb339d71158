import { PaymentPasswordSetup } from '@rostra/ui/PaymentPasswordSetup';
import type { PaymentPasswordSetupProps } from '@rostra/ui/PaymentPasswordSetup';
import { useState } from 'react';
import { paymentSample } from '../../story/samples/payment.ts';

const sample = paymentSample('en').PaymentPasswordSetup;
const values = { ...sample.values, paymentPassword: '123456' };

/** Explain why digits are refused. */
export const Do = () => (
  <PaymentPasswordSetup
    {...sample}
    values={values}
    problems={{ paymentPassword: '123456 is easy to guess. Choose digits without a pattern.' }}
  />
);

/** Refuse them without a reason. */
export const Dont = () => (
  <PaymentPasswordSetup {...sample} values={values} problems={{ paymentPassword: 'Invalid.' }} />
);

/** Holds the values until the app has set the password, and shows problems by field. */
export function Example({
  problems,
  ...sending
}: Omit<PaymentPasswordSetupProps, 'values' | 'onChange'>) {
  const [current, setCurrent] = useState<PaymentPasswordSetupProps['values']>({
    paymentPassword: '',
    repeat: '',
    confirmBy: 'code',
    password: '',
    code: '',
  });
  return (
    <PaymentPasswordSetup
      {...sending}
      values={current}
      onChange={(change) => setCurrent((before) => ({ ...before, ...change }))}
      problems={problems}
    />
  );
}
