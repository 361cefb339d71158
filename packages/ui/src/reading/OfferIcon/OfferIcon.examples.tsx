import { Inline } from '@rostra/ui/Inline';
import { OfferIcon } from '@rostra/ui/OfferIcon';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';

/** A line of a receipt, marked as the pay panel marked the offer. */
export function Example() {
  return (
    <Inline gap={3}>
      <OfferIcon kind="use_card" />
      <Stack gap={1}>
        <Text weight="strong">Pay-per-view card</Text>
        <Text size="sm" tone="muted">
          Uses left: 4
        </Text>
      </Stack>
    </Inline>
  );
}

/** Put the drawing before the words of its offer. */
export const Do = () => (
  <Stack gap={3}>
    <Inline gap={3}>
      <OfferIcon kind="pay_price" />
      <Text>Pay 38.00 coins</Text>
    </Inline>
    <Inline gap={3}>
      <OfferIcon kind="vip_trial" />
      <Text>Read free with VIP</Text>
    </Inline>
  </Stack>
);

/** Use the drawing in place of words: it has no name. */
export const Dont = () => (
  <Inline gap={3}>
    <OfferIcon kind="pay_price" />
    <OfferIcon kind="vip_trial" />
  </Inline>
);
