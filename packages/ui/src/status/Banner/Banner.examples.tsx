import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { useState } from 'react';

/** State the problem, then the fix. */
export const Do = () => (
  <Banner tone="danger" title="The payment didn’t go through">
    Your balance is unchanged. Try again.
  </Banner>
);

/** Report an error by its code. */
export const Dont = () => <Banner tone="danger">Payment error 5012</Banner>;

/** The outcome replaces the button that was pressed, takes its focus and is announced. */
export function Example({ register }: { register: () => Promise<void> }) {
  const [outcome, setOutcome] = useState<'success' | 'danger'>();
  if (outcome === 'success')
    return (
      <Banner tone="success" title="You’re registered" isAnnounced takesFocus>
        The meeting link is in your email.
      </Banner>
    );
  const send = () => {
    register().then(
      () => setOutcome('success'),
      () => setOutcome('danger'),
    );
  };
  return (
    <>
      {outcome === 'danger' && (
        <Banner tone="danger" isAnnounced>
          Couldn’t register you. Try again.
        </Banner>
      )}
      <Button onPress={send}>Register</Button>
    </>
  );
}
