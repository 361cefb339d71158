import { Icon } from '@rostra/ui/Icon';
import { Inline } from '@rostra/ui/Inline';
import { Text } from '@rostra/ui/Text';
import { VisuallyHidden } from '@rostra/ui/VisuallyHidden';
import { Check } from '@rostra/ui/icons';

/** Put into words what sighted readers get from the form: here, a tick. */
export const Do = () => (
  <Inline>
    <Icon icon={Check} size="sm" />
    <Text as="span">
      8 to 64 characters<VisuallyHidden>, met</VisuallyHidden>
    </Text>
  </Inline>
);

/** Hide an instruction that every reader needs. */
export const Dont = () => (
  <Inline>
    <Text as="span">Password</Text>
    <VisuallyHidden>8 to 64 characters, with a digit</VisuallyHidden>
  </Inline>
);

/** A number whose meaning sighted readers see from the column above it. */
export function Example({ seats }: { seats: number }) {
  return (
    <Text as="span" isTabular>
      <span>{seats}</span>
      <VisuallyHidden> seats left</VisuallyHidden>
    </Text>
  );
}
