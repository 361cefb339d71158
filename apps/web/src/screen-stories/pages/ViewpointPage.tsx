import type { Stock, Viewpoint } from '@rostra/contract';
import { Heading } from '@rostra/ui/Heading';
import { Inline } from '@rostra/ui/Inline';
import { ReturnFigure } from '@rostra/ui/ReturnFigure';
import { SectionHead } from '@rostra/ui/SectionHead';
import { Stack } from '@rostra/ui/Stack';
import { StockChart } from '@rostra/ui/StockChart';
import { Text } from '@rostra/ui/Text';
import { TrendBadge } from '@rostra/ui/TrendBadge';
import { UserCard } from '@rostra/ui/UserCard';
import { useState } from 'react';
import { userCardOf } from '../../features/user/userHomepageOf.ts';
import { expectationOf } from '../../features/viewpoint/expectationOf.ts';
import { viewpointChartOf } from '../../features/viewpoint/viewpointChartOf.ts';
import { useLocale, useLocalized } from '../../language/useText.ts';
import { textIn } from '../sampleWords.ts';
import * as styles from './pages.css.ts';

function Expectation({ row }: { row: Viewpoint }) {
  const { came, ...expected } = expectationOf(row);
  return (
    <Inline gap={3} justify="between">
      <TrendBadge {...expected} />
      <ReturnFigure percent={came} />
    </Inline>
  );
}

export interface ViewpointPageProps {
  viewpoint: Viewpoint;
  stock: Stock;
  /** Other viewpoints of the author. */
  record: readonly Viewpoint[];
}

/** COM-12: forecast, author, the price since, and the author's record. */
export function ViewpointPage({ viewpoint, stock, record }: ViewpointPageProps) {
  const name = useLocalized();
  const send = textIn(useLocale());
  const [isOn, setOn] = useState(false);
  const updateWord = (number: number) => send(`Update ${number}`, `追加 ${number}`);
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <Heading level={1} size="title-lg">
          {viewpoint.title}
        </Heading>
        <Text size="sm" tone="secondary">
          {`${name(stock.corporation)} ${stock.corporation.code}`}
        </Text>
        <Expectation row={viewpoint} />
        <UserCard user={userCardOf(viewpoint.author)} following={{ isOn, onChange: setOn }} />
      </Stack>
      <StockChart {...viewpointChartOf(viewpoint, stock, { name, updateWord })} />
      <section>
        <SectionHead title={send('Track record', '历史战绩')} />
        <Stack gap={4}>
          {record.map((row) => (
            <Stack key={row.id} gap={2}>
              <Text weight="strong">{row.title}</Text>
              <Expectation row={row} />
            </Stack>
          ))}
        </Stack>
      </section>
    </div>
  );
}
