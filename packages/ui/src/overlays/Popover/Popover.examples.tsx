import { Button } from '@rostra/ui/Button';
import { Popover } from '@rostra/ui/Popover';
import { Stack } from '@rostra/ui/Stack';
import { Switch } from '@rostra/ui/Switch';
import { Text } from '@rostra/ui/Text';
import { TextField } from '@rostra/ui/TextField';
import { useState } from 'react';

/** Two settings beside the list that they change. */
export function Example() {
  const [isCompact, setCompact] = useState(false);
  const [showsPast, setShowsPast] = useState(true);
  return (
    <Popover
      title="View"
      trigger={
        <Button tone="neutral" emphasis="outline">
          View
        </Button>
      }
    >
      {(close) => (
        <Stack>
          <Switch isSelected={isCompact} onChange={setCompact}>
            Compact rows
          </Switch>
          <Switch isSelected={showsPast} onChange={setShowsPast}>
            Past events
          </Switch>
          <Button size="sm" onPress={close}>
            Done
          </Button>
        </Stack>
      )}
    </Popover>
  );
}

const trigger = (
  <Button tone="neutral" emphasis="outline">
    About refunds
  </Button>
);

/** Explain one thing in a sentence or two. */
export const Do = () => (
  <Popover title="Refunds" trigger={trigger}>
    <Text>You can cancel until 24 hours before the start and will get a full refund.</Text>
  </Popover>
);

/** Put a form into a popover: a press outside closes it, and the input is lost. */
export const Dont = () => (
  <Popover title="Refunds" trigger={trigger}>
    <Stack>
      <TextField label="Account holder" />
      <TextField label="Bank" />
      <TextField label="Account number" />
      <TextField label="Reason" />
      <Button>Request refund</Button>
    </Stack>
  </Popover>
);
