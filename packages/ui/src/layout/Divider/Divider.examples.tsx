import { Divider } from '@rostra/ui/Divider';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';

/** Separate two facts by one hairline. */
export const Do = () => (
  <Stack gap={3}>
    <Text>Balance: 546.00 coins</Text>
    <Divider emphasis="subtle" />
    <Text>Gift balance: 20.00 coins</Text>
  </Stack>
);

/** Enclose each fact: four lines where one is enough. */
export const Dont = () => (
  <Stack gap={3}>
    <Divider />
    <Text>Balance: 546.00 coins</Text>
    <Divider />
    <Divider />
    <Text>Gift balance: 20.00 coins</Text>
    <Divider />
  </Stack>
);

interface SummaryProps {
  price: string;
  balanceAfter: string;
}

/** Separates a sum from what follows from it. */
export function Example({ price, balanceAfter }: SummaryProps) {
  return (
    <Stack gap={3}>
      <Text>{`Amount due: ${price}`}</Text>
      <Divider emphasis="subtle" />
      <Text tone="secondary">{`Balance after: ${balanceAfter}`}</Text>
    </Stack>
  );
}
