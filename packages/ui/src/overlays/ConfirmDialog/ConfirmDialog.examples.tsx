import { Button } from '@rostra/ui/Button';
import { ConfirmDialog } from '@rostra/ui/ConfirmDialog';
import type { ConfirmDialogProps } from '@rostra/ui/ConfirmDialog';
import { useState, useTransition } from 'react';

/** A question before an event is canceled; it closes once the server has done so. */
export function Example({ cancelEvent }: { cancelEvent: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, startCanceling] = useTransition();
  return (
    <>
      <Button tone="danger" emphasis="outline" onPress={() => setOpen(true)}>
        Cancel event…
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Cancel this event?"
        tone="danger"
        confirmLabel="Cancel event"
        cancelLabel="Keep event"
        isPending={isPending}
        onConfirm={() =>
          startCanceling(async () => {
            await cancelEvent();
            setOpen(false);
          })
        }
        onCancel={() => setOpen(false)}
      >
        Everyone who paid will get a full refund. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}

function Asked(question: Omit<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onCancel'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="danger" emphasis="outline" onPress={() => setOpen(true)}>
        End meeting…
      </Button>
      <ConfirmDialog {...question} isOpen={isOpen} onConfirm={close} onCancel={close} />
    </>
  );
}

/** Ask about the object, describe the consequence, and repeat the verb on the button. */
export const Do = () => (
  <Asked title="End the meeting for everyone?" confirmLabel="End meeting" tone="danger">
    All 24 attendees will leave the room, and the recording will stop.
  </Asked>
);

/** Ask “Are you sure?” and answer with Yes and No. */
export const Dont = () => (
  <Asked title="Are you sure?" confirmLabel="Yes" cancelLabel="No">
    Do you really want to continue?
  </Asked>
);
