import { PaymentPassword } from '@rostra/ui/PaymentPassword';
import { useState } from 'react';

const wrong = 'The payment password is wrong. 4 attempts left.';

/** Clear a wrong password, so that the next digit begins the next attempt. */
export function Do() {
  const [digits, setDigits] = useState('');
  return <PaymentPassword value={digits} onChange={setDigits} errorMessage={wrong} />;
}

/** Leave the wrong digits in the boxes for the reader to delete. */
export function Dont() {
  const [digits, setDigits] = useState('482913');
  return <PaymentPassword value={digits} onChange={setDigits} errorMessage={wrong} />;
}

/** Pays after the last digit; the password is cleared whatever the answer. */
export function Example({
  pay,
  problem,
}: {
  pay: (paymentPassword: string) => Promise<void>;
  problem: string | undefined;
}) {
  const [digits, setDigits] = useState('');
  const [isPaying, setPaying] = useState(false);
  return (
    <PaymentPassword
      value={digits}
      onChange={setDigits}
      onComplete={(paymentPassword) => {
        setPaying(true);
        void pay(paymentPassword).finally(() => {
          setDigits('');
          setPaying(false);
        });
      }}
      isDisabled={isPaying}
      errorMessage={problem}
    />
  );
}
