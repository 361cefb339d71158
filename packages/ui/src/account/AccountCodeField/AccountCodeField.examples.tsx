import { AccountCodeField } from '@rostra/ui/AccountCodeField';
import type { AccountCodeFieldProps } from '@rostra/ui/AccountCodeField';
import { useState } from 'react';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').AccountCodeField;

/** State where the code went and when the next one can be requested. */
export const Do = () => (
  <AccountCodeField {...sample} codeWait={42} codeNote="Sent to +86 138 **** 0142" />
);

/** Send it without a word: the reader presses again and again. */
export const Dont = () => <AccountCodeField {...sample} />;

/** Counts down the seconds that the server returns after sending a code. */
export function Example({ sendCode }: { sendCode: () => Promise<number> }) {
  const [values, setValues] = useState({ code: '' });
  const [codeWait, setCodeWait] = useState(0);
  const [isSendingCode, setIsSendingCode] = useState(false);
  const sending: Pick<AccountCodeFieldProps, 'onSendCode' | 'isSendingCode' | 'codeWait'> = {
    isSendingCode,
    codeWait,
    onSendCode: () => {
      setIsSendingCode(true);
      void sendCode()
        .then(setCodeWait)
        .finally(() => setIsSendingCode(false));
    },
  };
  return (
    <AccountCodeField
      label="Code from your phone"
      values={values}
      onChange={setValues}
      problems={{}}
      {...sending}
    />
  );
}
