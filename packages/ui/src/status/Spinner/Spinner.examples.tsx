import { Button } from '@rostra/ui/Button';
import { Inline } from '@rostra/ui/Inline';
import { Spinner } from '@rostra/ui/Spinner';
import { Text } from '@rostra/ui/Text';

/** Let the pressed button wait; the rest stays usable. */
export const Do = () => (
  <Inline>
    <Button isPending>Save</Button>
    <Button emphasis="outline" tone="neutral">
      Preview
    </Button>
  </Inline>
);

/** Replace the whole form with a spinner. */
export const Dont = () => <Spinner label="Saving" />;

/** A spinner beside its text, which names the wait. */
export function Example({ isChecking }: { isChecking: boolean }) {
  return (
    <div role="status">
      {isChecking && (
        <Inline gap={2}>
          <Spinner size="sm" />
          <Text as="span">Checking your microphone</Text>
        </Inline>
      )}
    </div>
  );
}
