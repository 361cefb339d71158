import { PaymentPanel } from '@rostra/ui/PaymentPanel';
import type { PaymentPanelProps } from '@rostra/ui/PaymentPanel';
import { useState } from 'react';
import { paymentSample } from '../../story/samples/payment.ts';

const sample = paymentSample('en').PaymentPanel;
const pending = { ...sample, values: { ...sample.values, paymentPassword: '280417' } };

/** Keep the button in place while the payment is pending, so that a second press does nothing. */
export const Do = () => <PaymentPanel {...pending} isPending />;

/** Leave it active: two presses look like two payments. */
export const Dont = () => <PaymentPanel {...pending} />;

type Given = Pick<
  PaymentPanelProps,
  't' | 'price' | 'originalPrice' | 'payers' | 'links' | 'onSendCode' | 'isSendingCode' | 'codeWait'
>;

/** Pays once per key: the app sends one idempotency key until an answer arrives. */
export function Example({
  pay,
  ...panel
}: Given & {
  pay: (payer: string, password: string) => Promise<PaymentPanelProps['failure']>;
}) {
  const [payer, setPayer] = useState(panel.payers[0]?.key ?? '');
  const [values, setValues] = useState<PaymentPanelProps['values']>({
    paymentPassword: '',
    repeat: '',
    confirmBy: 'password',
    password: '',
    code: '',
  });
  const [failure, setFailure] = useState<PaymentPanelProps['failure']>(null);
  const [isPending, setIsPending] = useState(false);
  const submit = async () => {
    setIsPending(true);
    setFailure(await pay(payer, values.paymentPassword));
    setIsPending(false);
  };
  return (
    <PaymentPanel
      {...panel}
      yuanPerCoin={6.8}
      payer={payer}
      onPayerChange={setPayer}
      hasPaymentPassword
      values={values}
      onChange={(change) => setValues((current) => ({ ...current, ...change }))}
      problems={{}}
      failure={failure}
      isPending={isPending}
      onPay={() => void submit()}
    />
  );
}
