import { DialOutForm } from '@rostra/ui/DialOutForm';
import type { CallTarget, DialOutCall, DialOutFormProps } from '@rostra/ui/DialOutForm';
import { useState } from 'react';
import { codeSample } from '../../story/samples/phone.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const codes = codeSample('en');

function Refused({ problem }: { problem: string }) {
  return (
    <DialOutForm
      t={texts}
      countries={codes}
      hasSip={false}
      onCall={() => Promise.reject(new Error('refused'))}
      onHangUp={() => undefined}
      minutesBefore={5}
      calls={[]}
      problem={problem}
    />
  );
}

/** Give the reason for a refusal, and what to do. */
export const Do = () => <Refused problem="All lines are busy. Hang up a call, then try again." />;

/** Show the error of the phone system. */
export const Dont = () => <Refused problem="SIP/2.0 486 Busy Here" />;

interface DialOutProps extends Pick<DialOutFormProps, 't' | 'countries' | 'calls'> {
  /** Rejects with the reason, a sentence. */
  call: (target: CallTarget) => Promise<void>;
  /** Asks for confirmation first. */
  hangUp: (call: DialOutCall) => void;
}

/** A refused call keeps its input and shows the reason. */
export function Example({ call, hangUp, ...room }: DialOutProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <DialOutForm
      {...room}
      minutesBefore={5}
      problem={problem}
      onHangUp={hangUp}
      onCall={async (target) => {
        setProblem(undefined);
        try {
          await call(target);
        } catch (error) {
          setProblem(
            error instanceof Error ? error.message : 'Couldn’t place the call. Try again.',
          );
          throw error;
        }
      }}
    />
  );
}
