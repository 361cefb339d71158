import { Heading } from '@rostra/ui/Heading';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';

/** Set the level by the outline, and the size by the look. */
export const Do = () => (
  <Stack gap={1}>
    <Heading level={3} size="title-md">
      Key points
    </Heading>
    <Text>Test hours limit the supply of certified inverters.</Text>
  </Stack>
);

/** Make a title of strong text, which is in no outline. */
export const Dont = () => (
  <Stack gap={1}>
    <Text size="lg" weight="strong">
      Key points
    </Text>
    <Text>Test hours limit the supply of certified inverters.</Text>
  </Stack>
);

/** A section that is named by its heading. */
export function Example() {
  return (
    <section aria-labelledby="key-points">
      <Heading level={2} size="title-md" id="key-points">
        Key points
      </Heading>
      <Text>Test hours limit the supply of certified inverters.</Text>
    </section>
  );
}
