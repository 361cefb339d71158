import { Inline } from '@rostra/ui/Inline';
import { Link } from '@rostra/ui/Link';
import { ReturnFigure } from '@rostra/ui/ReturnFigure';
import { Text } from '@rostra/ui/Text';
import { TrendBadge } from '@rostra/ui/TrendBadge';
import type { TrendBadgeProps } from '@rostra/ui/TrendBadge';

/** Put the forecast first, and the result apart from it at the end. */
export const Do = () => (
  <Inline>
    <TrendBadge trend="bullish" expectedChange={30} />
    <Text as="span">Haoyuan Energy Storage</Text>
    <ReturnFigure percent={12.85} />
  </Inline>
);

/** Draw forecast and result alike. */
export const Dont = () => (
  <Inline>
    <TrendBadge trend="bullish" expectedChange={30} />
    <Text as="span">Haoyuan Energy Storage</Text>
    <TrendBadge trend="bullish" expectedChange={12.85} />
  </Inline>
);

interface ViewpointLineProps extends TrendBadgeProps {
  company: string;
  href: string;
}

/** The line of a viewpoint: its expectation, then the company. */
export function Example({ company, href, ...expectation }: ViewpointLineProps) {
  return (
    <Inline>
      <TrendBadge {...expectation} />
      <Link href={href}>{company}</Link>
    </Inline>
  );
}
