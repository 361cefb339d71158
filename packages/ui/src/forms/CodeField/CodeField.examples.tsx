import { CodeField } from '@rostra/ui/CodeField';
import { TextField } from '@rostra/ui/TextField';
import { useState } from 'react';

/** Put the code into the same form as the account that it proves. */
export function Do() {
  const [secondsLeft, setSecondsLeft] = useState(0);
  return (
    <>
      <TextField label="Email" type="email" defaultValue="grace@meridian.example" />
      <CodeField
        label="Verification code"
        secondsLeft={secondsLeft}
        onSend={() => setSecondsLeft(59)}
      />
    </>
  );
}

/** Ask for a code from the message without a way to receive another. */
export const Dont = () => (
  <>
    <TextField label="Email" type="email" defaultValue="grace@meridian.example" />
    <TextField label="Verification code" inputMode="numeric" hint="We sent it once. Keep it." />
  </>
);

/** Sends a code to the account above it, then waits 60 seconds; the app counts them down. */
export function Example({
  email,
  secondsLeft,
  send,
}: {
  email: string;
  secondsLeft: number;
  send: (email: string) => Promise<void>;
}) {
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  return (
    <CodeField
      label="Verification code"
      value={code}
      onChange={setCode}
      isRequired
      isSendDisabled={email === ''}
      isSending={isSending}
      secondsLeft={secondsLeft}
      onSend={() => {
        setSending(true);
        void send(email).finally(() => setSending(false));
      }}
    />
  );
}
