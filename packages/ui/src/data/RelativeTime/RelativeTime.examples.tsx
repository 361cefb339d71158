import { DateTime } from '@rostra/ui/DateTime';
import { RelativeTime } from '@rostra/ui/RelativeTime';
import { Text } from '@rostra/ui/Text';

const READ_AT = new Date('2026-09-03T06:30:00Z');
const posted = new Date('2026-09-03T04:30:00Z');
const deadline = new Date('2026-09-08T10:00:00Z');

/** Use it for the past, and name a deadline by its date. */
export const Do = () => (
  <Text>
    Posted <RelativeTime instant={posted} now={READ_AT} />. Registration closes on{' '}
    <DateTime instant={deadline} />.
  </Text>
);

/** Count down to a deadline: a future time reads “now”. */
export const Dont = () => (
  <Text>
    Posted <RelativeTime instant={posted} now={READ_AT} />. Registration closes{' '}
    <RelativeTime instant={deadline} now={READ_AT} />.
  </Text>
);

interface CommentHeadProps {
  author: string;
  postedAt: Date;
  now: Date;
}

/** A comment’s author and age; the screen passes its clock. */
export function Example({ author, postedAt, now }: CommentHeadProps) {
  return (
    <Text size="sm" tone="muted">
      <bdi>{author}</bdi> · <RelativeTime instant={postedAt} now={now} />
    </Text>
  );
}
