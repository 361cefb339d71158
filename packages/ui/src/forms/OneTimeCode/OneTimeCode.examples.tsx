import { Button } from '@rostra/ui/Button';
import { OneTimeCode } from '@rostra/ui/OneTimeCode';
import { useState } from 'react';

/** Check the code as soon as its last digit is entered. */
export function Do() {
  const [code, setCode] = useState('482');
  return (
    <OneTimeCode
      label="Verification code"
      hint="We check it after the last digit."
      value={code}
      onChange={setCode}
    />
  );
}

/** Ask for another press after the last digit. */
export function Dont() {
  const [code, setCode] = useState('482913');
  return (
    <>
      <OneTimeCode label="Verification code" value={code} onChange={setCode} />
      <Button>Check code</Button>
    </>
  );
}

/** Checks the code after its last digit, and clears a wrong one. */
export function Example({ check }: { check: (code: string) => Promise<boolean> }) {
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <OneTimeCode
      label="Verification code"
      hint="Sent to your phone"
      value={code}
      onChange={(typed) => {
        setCode(typed);
        setWrong(false);
      }}
      onComplete={(whole) => {
        void check(whole).then((isRight) => {
          if (isRight) return;
          setWrong(true);
          setCode('');
        });
      }}
      errorMessage={isWrong ? 'This code is wrong. Check the message.' : undefined}
    />
  );
}
