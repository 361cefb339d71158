import { Button } from '@rostra/ui/Button';
import { EmptyState } from '@rostra/ui/EmptyState';
import { LinkButton } from '@rostra/ui/LinkButton';

/** Name the missing items and offer one way on. */
export const Do = () => (
  <EmptyState title="No results" actions={<Button emphasis="outline">Clear filters</Button>}>
    No event in September matches “test hours”.
  </EmptyState>
);

/** Blame the reader and leave them there. */
export const Dont = () => (
  <EmptyState title="Invalid search">You selected the wrong filters.</EmptyState>
);

/** An empty list that leads to the items that fill it. */
export function Example() {
  return (
    <EmptyState
      title="No registrations yet"
      actions={<LinkButton href="/events">View events</LinkButton>}
    >
      Events that you register for will appear here.
    </EmptyState>
  );
}
