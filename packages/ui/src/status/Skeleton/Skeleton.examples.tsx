import { Card } from '@rostra/ui/Card';
import { Skeleton } from '@rostra/ui/Skeleton';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';

/** Draw the shapes of the content: image, title, two lines. */
export const Do = () => (
  <Stack gap={3}>
    <Skeleton shape="plate" />
    <Skeleton shape="title" />
    <Skeleton count={2} />
  </Stack>
);

/** Draw one line for a whole card, which jumps when it loads. */
export const Dont = () => <Skeleton />;

/** A card whose size stays while its text loads. */
export function Example({ summary }: { summary: string | null }) {
  return (
    <Card>
      {summary === null ? (
        <Stack gap={3}>
          <Skeleton shape="title" isAnnounced />
          <Skeleton count={3} />
        </Stack>
      ) : (
        <Text>{summary}</Text>
      )}
    </Card>
  );
}
