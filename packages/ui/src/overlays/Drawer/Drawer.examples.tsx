import { Button } from '@rostra/ui/Button';
import { Checkbox } from '@rostra/ui/Checkbox';
import { Drawer } from '@rostra/ui/Drawer';
import { Link } from '@rostra/ui/Link';
import { Stack } from '@rostra/ui/Stack';
import { TextField } from '@rostra/ui/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** Navigation on phones, from the start edge. */
export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="neutral" emphasis="outline" onPress={() => setOpen(true)}>
        Menu
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Menu" side="start">
        <Stack as="nav">
          <Link href="/research">Research</Link>
          <Link href="/events">Events</Link>
          <Link href="/account">My account</Link>
        </Stack>
      </Drawer>
    </>
  );
}

function Opened({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="neutral" emphasis="outline" onPress={() => setOpen(true)}>
        {label}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={label}
        actions={<Button onPress={close}>Done</Button>}
      >
        <Stack>{children}</Stack>
      </Drawer>
    </>
  );
}

/** Put a few filters into a drawer, beside the list that they change. */
export const Do = () => (
  <Opened label="Filters">
    <Checkbox defaultSelected>Online</Checkbox>
    <Checkbox>In person</Checkbox>
    <Checkbox>Free</Checkbox>
  </Opened>
);

/** Put a form with many fields into a drawer: a page has the room and an address. */
export const Dont = () => (
  <Opened label="Register company">
    {['Company', 'Ticker', 'Website', 'Country', 'City', 'Industry', 'Contact', 'Phone'].map(
      (label) => (
        <TextField key={label} label={label} />
      ),
    )}
  </Opened>
);
