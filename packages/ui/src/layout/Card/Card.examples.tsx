import { Button } from '@rostra/ui/Button';
import { Card } from '@rostra/ui/Card';
import { Heading } from '@rostra/ui/Heading';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useId } from 'react';

const facts = (
  <>
    <Text weight="strong">Meridian Photonics roadshow</Text>
    <Text size="sm" tone="secondary">
      Tue 8 Sep, 14:30 Beijing time
    </Text>
  </>
);

/** Give each item one box. */
export const Do = () => (
  <Card>
    <Stack gap={2}>{facts}</Stack>
  </Card>
);

/** Put a box into a box. */
export const Dont = () => (
  <Card>
    <Card tone="sunken" padding={4}>
      {facts}
    </Card>
  </Card>
);

interface PackCardProps {
  name: string;
  uses: string;
  onBuy: () => void;
}

/** A card that can be bought: raised, and named by its heading. */
export function Example({ name, uses, onBuy }: PackCardProps) {
  const headingId = useId();
  return (
    <Card as="section" depth="raised" aria-labelledby={headingId}>
      <Stack gap={3} align="start">
        <Heading level={3} id={headingId}>
          {name}
        </Heading>
        <Text tone="secondary">{uses}</Text>
        <Button onPress={onBuy}>Buy card</Button>
      </Stack>
    </Card>
  );
}
