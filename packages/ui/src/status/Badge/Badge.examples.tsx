import { Badge } from '@rostra/ui/Badge';
import { Button } from '@rostra/ui/Button';

/** Count items that wait for the reader. */
export const Do = () => (
  <Button emphasis="ghost" tone="neutral">
    Messages <Badge count={3} label="3 unread messages" tone="brand" />
  </Button>
);

/** Mark a state with a number that counts nothing. */
export const Dont = () => (
  <Button emphasis="ghost" tone="neutral">
    Certification <Badge count={1} label="Not approved" tone="danger" />
  </Button>
);

interface MessagesButtonProps {
  unread: number;
  onOpen: () => void;
}

/** A button that counts unread messages, and has no badge once all are read. */
export function Example({ unread, onOpen }: MessagesButtonProps) {
  return (
    <Button emphasis="ghost" tone="neutral" onPress={onOpen}>
      Messages
      <Badge
        count={unread}
        label={unread === 1 ? '1 unread message' : `${unread} unread messages`}
        tone="brand"
      />
    </Button>
  );
}
