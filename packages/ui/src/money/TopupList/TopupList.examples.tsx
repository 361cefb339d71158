import { TopupList } from '@rostra/ui/TopupList';
import type { TopupListProps } from '@rostra/ui/TopupList';
import { rechargeSample } from '../../story/samples/recharge.ts';

const sample = rechargeSample('en').TopupList;
const refused = sample.rows.slice(2);

/** Keep refused transfers, with the reason. */
export const Do = () => <TopupList {...sample} rows={refused} />;

/** Show the refusal alone: the reader cannot put it right. */
export const Dont = () => (
  <TopupList {...sample} rows={refused.map((row) => ({ ...row, reason: null }))} />
);

/** Shows the reader's transfers, newest first. */
export const Example = ({ t, rows }: Pick<TopupListProps, 't' | 'rows'>) => (
  <TopupList t={t} rows={rows} workingDays={1} />
);
