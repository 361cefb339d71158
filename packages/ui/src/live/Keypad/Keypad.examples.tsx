import { Keypad } from '@rostra/ui/Keypad';
import type { KeypadProps } from '@rostra/ui/Keypad';
import { useState } from 'react';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

function Asking({ label }: { label: string }) {
  const [value, setValue] = useState('');
  return <Keypad t={texts} label={label} value={value} onChange={setValue} />;
}

/** Name the input that the line asks for. */
export const Do = () => <Asking label="Passcode" />;

/** Use one label for everything that a line may ask for. */
export const Dont = () => <Asking label="Input" />;

interface PasscodeProps extends Pick<KeypadProps, 't' | 'isDisabled'> {
  /** Resolves to whether the line accepted it. */
  send: (keys: string) => Promise<boolean>;
}

/** A refused passcode stays in the field, to be corrected. */
export function Example({ t, isDisabled, send }: PasscodeProps) {
  const [value, setValue] = useState('');
  const [state, setState] = useState<'typing' | 'pending' | 'wrong'>('typing');
  return (
    <Keypad
      t={t}
      label="Passcode"
      value={value}
      onChange={(keys) => {
        setValue(keys);
        setState('typing');
      }}
      isDisabled={isDisabled}
      isPending={state === 'pending'}
      isWrong={state === 'wrong'}
      onSend={(keys) => {
        setState('pending');
        void send(keys).then((isAccepted) => setState(isAccepted ? 'typing' : 'wrong'));
      }}
    />
  );
}
