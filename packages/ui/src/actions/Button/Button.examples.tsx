import { Button } from '@rostra/ui/Button';
import { useState } from 'react';

/** The label is a verb and its outcome. */
export const Do = () => <Button>Pay and read</Button>;

/** One word that fits every panel leaves the outcome open. */
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
