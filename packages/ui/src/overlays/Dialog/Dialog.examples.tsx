import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { RadioGroup } from '@rostra/ui/RadioGroup';
import { Text } from '@rostra/ui/Text';
import { useState } from 'react';

/** The terms of a registration, with a way out and a way on. */
export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [isRegistered, setRegistered] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Register…</Button>
      <Text>{isRegistered ? 'You’re registered.' : 'You’re not registered yet.'}</Text>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Before you register"
        actions={
          <>
            <Button emphasis="outline" tone="neutral" onPress={close}>
              Not now
            </Button>
            <Button
              onPress={() => {
                setRegistered(true);
                close();
              }}
            >
              Register
            </Button>
          </>
        }
      >
        The meeting is recorded. You can cancel for free until it starts.
      </Dialog>
    </>
  );
}

const Reasons = () => (
  <RadioGroup
    label="Reason"
    defaultValue="spam"
    options={[
      { value: 'spam', label: 'Advertising' },
      { value: 'rumor', label: 'Rumors about a company' },
    ]}
  />
);

/** Ask for everything in one dialog. */
export function Do() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Report comment…</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Report this comment"
        actions={<Button onPress={close}>Report comment</Button>}
      >
        <Reasons />
      </Dialog>
    </>
  );
}

/** Open a dialog from a dialog. */
export function Dont() {
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Report comment…</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Report this comment"
        actions={<Button onPress={close}>Report comment</Button>}
      >
        <Button emphasis="outline" tone="neutral" onPress={() => setChoosing(true)}>
          Select a reason…
        </Button>
      </Dialog>
      <Dialog isOpen={isChoosing} onClose={() => setChoosing(false)} title="Select a reason">
        <Reasons />
      </Dialog>
    </>
  );
}
