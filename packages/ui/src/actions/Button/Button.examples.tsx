import { Button } from '@rostra/ui/Button';
import { useState } from 'react';

/** Name the outcome: a verb and its object. */
export const Do = () => <Button>Pay and read</Button>;

/** Answer with one word that fits every panel. */
export const Dont = () => <Button>OK</Button>;

/** A button that keeps its focus while the action runs. */
export function Example({ register }: { register: () => Promise<void> }) {
  const [isPending, setIsPending] = useState(false);
  return (
    <Button
      isPending={isPending}
      onPress={() => {
        setIsPending(true);
        void register().finally(() => setIsPending(false));
      }}
    >
      Register
    </Button>
  );
}
