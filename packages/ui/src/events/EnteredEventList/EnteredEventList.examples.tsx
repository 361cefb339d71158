import { ConfirmDialog } from '@rostra/ui/ConfirmDialog';
import { EnteredEventList } from '@rostra/ui/EnteredEventList';
import type { EnteredEventListProps } from '@rostra/ui/EnteredEventList';
import { useState } from 'react';
import { enteredSample } from '../../story/samples/entered.ts';
import { nothing } from '../../story/samples/words.ts';
import { screenTextFor } from '../../story/screenText.ts';

interface Registrations extends Pick<EnteredEventListProps, 't' | 'events'> {
  cancel: (id: number) => void;
}

/** The reader's registrations; a question comes before a cancellation. */
export function Example({ t, events, cancel }: Registrations) {
  const [canceling, setCanceling] = useState<number | null>(null);
  return (
    <>
      <EnteredEventList t={t} events={events} onCancel={setCanceling} />
      <ConfirmDialog
        isOpen={canceling !== null}
        title="Cancel your registration?"
        tone="danger"
        confirmLabel="Cancel registration"
        cancelLabel="Keep registration"
        onConfirm={() => {
          if (canceling !== null) cancel(canceling);
          setCanceling(null);
        }}
        onCancel={() => setCanceling(null)}
      >
        Your seat will be offered to others.
      </ConfirmDialog>
    </>
  );
}

const list = { t: screenTextFor('en'), onCancel: nothing };
const rejected = enteredSample('en').filter(({ status }) => status === 'rejected');

/** Offer the step that the status allows. */
export const Do = () => <EnteredEventList {...list} events={rejected} />;

/** Offer steps that can only fail. */
export const Dont = () => (
  <EnteredEventList
    {...list}
    events={rejected.map((event) => ({
      ...event,
      action: { label: 'Join', href: '#join' },
      canCancel: true,
    }))}
  />
);
