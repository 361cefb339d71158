import { Inline } from '@rostra/ui/Inline';
import { ReturnFigure } from '@rostra/ui/ReturnFigure';
import { Text } from '@rostra/ui/Text';

/** Pass percent: a rise from 28.40 to 32.05 is 12.85. */
export const Do = () => (
  <Inline justify="between">
    <Text as="span">Haoyuan Energy Storage</Text>
    <ReturnFigure percent={12.85} />
  </Inline>
);

/** Pass a share, which shows a hundredth of the return. */
export const Dont = () => (
  <Inline justify="between">
    <Text as="span">Haoyuan Energy Storage</Text>
    <ReturnFigure percent={0.1285} />
  </Inline>
);

interface ResultProps {
  company: string;
  firstPrice: number;
  lastPrice: number | null;
}

/** The return since a viewpoint’s publication; a dash until there is a price. */
export function Example({ company, firstPrice, lastPrice }: ResultProps) {
  const percent = lastPrice === null ? null : (lastPrice / firstPrice - 1) * 100;
  return (
    <Inline justify="between">
      <Text as="span">{company}</Text>
      <ReturnFigure percent={percent} />
    </Inline>
  );
}
