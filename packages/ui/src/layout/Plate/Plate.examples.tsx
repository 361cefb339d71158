import { Card } from '@rostra/ui/Card';
import { Heading } from '@rostra/ui/Heading';
import { Inline } from '@rostra/ui/Inline';
import { Plate } from '@rostra/ui/Plate';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';

/** An event in a list and on its own page. */
const Places = ({ inList, onPage }: { inList: number; onPage: number }) => (
  <Inline align="end" isWrapping={false}>
    <div style={{ inlineSize: '40%' }}>
      <Plate id={inList} />
      <Text size="sm">In the list</Text>
    </div>
    <div style={{ inlineSize: '60%' }}>
      <Plate id={onPage} />
      <Text size="sm">On its page</Text>
    </div>
  </Inline>
);

/** Pass the item’s ID, so that readers recognize it. */
export const Do = () => <Places inList={7} onPage={7} />;

/** Pass an index of the list, so that each place draws another plate. */
export const Dont = () => <Places inList={2} onPage={11} />;

interface CoverCardProps {
  event: { id: number; title: string; coverUrl: string | null };
}

/** A card whose cover is the author’s image, or a plate without one. */
export function Example({ event }: CoverCardProps) {
  return (
    <Card as="article">
      <Stack gap={3}>
        <Plate id={event.id} coverUrl={event.coverUrl} />
        <Heading level={3} dir="auto">
          {event.title}
        </Heading>
      </Stack>
    </Card>
  );
}
