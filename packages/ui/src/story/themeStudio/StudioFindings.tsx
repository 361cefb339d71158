import { Button } from '../../actions/Button/index.ts';
import { Disclosure } from '../../navigation/Disclosure/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import type { PairReport, SchemePairReport, ThemeReport } from '../../theme/reportContrast.ts';
import * as styles from './ThemeStudio.css.ts';

const ratio = (value: number): string => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
const keyOf = (pair: PairReport & { scheme?: string }): string =>
  `${pair.scheme ?? ''} ${pair.foreground} ${pair.background}`;

/** Both colors as they meet. */
function Sample({ pair }: { pair: PairReport }) {
  const { foregroundValue: color, backgroundValue: background } = pair;
  return (
    <span aria-hidden="true" className={styles.sample} style={{ background }}>
      <svg viewBox="0 0 24 24" className={styles.dot}>
        <circle cx="12" cy="12" r="7" fill={color} />
      </svg>
    </span>
  );
}

function Row({
  pair,
  onUse,
}: {
  pair: PairReport;
  onUse?: ((input: string, value: string) => void) | undefined;
}) {
  const { change } = pair;
  const input = change?.name.startsWith('input.') ? change.name.slice('input.'.length) : undefined;
  return (
    <li className={styles.pair}>
      <Sample pair={pair} />
      <Text as="span" size="sm">
        {pair.foreground} on {pair.background}
        {'scheme' in pair ? `, ${(pair as SchemePairReport).scheme}` : ''}
      </Text>
      <Text as="span" size="sm" isTabular tone={pair.passes ? 'secondary' : 'danger'}>
        {ratio(pair.ratio)}, needs {pair.minimum}:1
      </Text>
      {change && (
        <Text as="span" size="sm" isTabular>
          Nearest that passes: {change.name} {change.value} ({ratio(change.ratio)})
        </Text>
      )}
      {change && input !== undefined && onUse && (
        <Button size="sm" emphasis="outline" onPress={() => onUse(input, change.value)}>
          Use {change.value} for {input}
        </Button>
      )}
    </li>
  );
}

export interface StudioFindingsProps {
  report: ThemeReport;
  /** Takes the proposed value over. */
  onUse: (input: string, value: string) => void;
}

/** The failures with the values that would pass; then every pair. */
export function StudioFindings({ report, onUse }: StudioFindingsProps) {
  const all = [...report.inputs, ...report.pairs];
  const failing = all.filter(({ passes }) => !passes);
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size="title-sm">
        Contrast
      </Heading>
      <div role="status">
        {failing.length === 0 ? (
          <Tag tone="success">All {all.length} pairs pass</Tag>
        ) : (
          <Tag tone="danger">
            {failing.length} of {all.length} pairs {failing.length === 1 ? 'fails' : 'fail'}
          </Tag>
        )}
      </div>
      {failing.length > 0 && (
        <>
          <Text size="sm" tone="secondary">
            Readers never see a pair that fails: the site moves such a color until it can be read,
            so they would get another color than yours. Take the nearest one over, and what you see
            is what you chose.
          </Text>
          <ul className={styles.pairs} aria-label="Failing pairs">
            {failing.map((pair) => (
              <Row key={keyOf(pair)} pair={pair} onUse={onUse} />
            ))}
          </ul>
        </>
      )}
      <Disclosure title={`All ${all.length} pairs`} level={3}>
        <ul className={styles.pairs} aria-label="All pairs">
          {all.map((pair) => (
            <Row key={keyOf(pair)} pair={pair} />
          ))}
        </ul>
      </Disclosure>
    </Stack>
  );
}
