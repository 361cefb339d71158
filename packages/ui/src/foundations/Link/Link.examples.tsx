import { Link } from '@rostra/ui/Link';
import { Text } from '@rostra/ui/Text';

/** Name the destination, so that the link makes sense on its own. */
export const Do = () => (
  <Text>
    The refund follows the <Link href="#refunds">refund terms</Link>.
  </Text>
);

/** Link “here”, and leave out the underline in running text. */
export const Dont = () => (
  <Text>
    To read the refund terms, click{' '}
    <Link href="#refunds" emphasis="quiet">
      here
    </Link>
    .
  </Text>
);

/** A link in running text, and one alone after it; internal addresses go to the app’s router. */
export function Example({ count }: { count: number }) {
  return (
    <>
      <Text>
        By registering, you accept the <Link href="/legal/rules">rules of the meeting</Link>.
      </Text>
      <Link href="/events" emphasis="strong" size="sm">
        {`All ${count} events`}
      </Link>
    </>
  );
}
