import { Button } from '@rostra/ui/Button';
import { Form } from '@rostra/ui/Form';
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

/** Pays once; the password is cleared with every answer. */
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
    <Form
      onSubmit={() => {
        if (isPaying) return;
        setPaying(true);
        void pay(digits).finally(() => {
          setDigits('');
          setPaying(false);
        });
      }}
    >
      <PaymentPassword value={digits} onChange={setDigits} isRequired errorMessage={problem} />
      <Button type="submit" isPending={isPaying}>
        Pay and read
      </Button>
    </Form>
  );
}
