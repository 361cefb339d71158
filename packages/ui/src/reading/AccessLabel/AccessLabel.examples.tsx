import { AccessLabel } from '@rostra/ui/AccessLabel';
import type { AccessLabelProps } from '@rostra/ui/AccessLabel';
import { Inline } from '@rostra/ui/Inline';
import { Link } from '@rostra/ui/Link';
import { Text } from '@rostra/ui/Text';
import { screenTextFor } from '../../story/screenText.ts';

interface Row extends AccessLabelProps {
  title: string;
  href: string;
}

/** The end of a row: what the article costs this reader, as the server computed it. */
export function Example({ title, href, ...access }: Row) {
  return (
    <Inline justify="between" isWrapping={false}>
      <Link href={href} emphasis="quiet">
        {title}
      </Link>
      <AccessLabel {...access} />
    </Inline>
  );
}

/** Show the price in coins, with a lock, and the original price if it was higher. */
export const Do = () => (
  <AccessLabel t={screenTextFor('en')} access="price" currentPrice={38} originalPrice={68} />
);

/** Write a bare number that hides whether the text is paid and in which unit. */
export const Dont = () => <Text tone="muted">38 (68)</Text>;
