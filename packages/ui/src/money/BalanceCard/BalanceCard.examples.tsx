import { BalanceCard } from '@rostra/ui/BalanceCard';
import type { BalanceCardProps } from '@rostra/ui/BalanceCard';
import { Link } from '@rostra/ui/Link';
import { rechargeSample } from '../../story/samples/recharge.ts';

const sample = rechargeSample('en').BalanceCard;

/** List each organization's balance by itself, after the reader's own. */
export const Do = () => <BalanceCard {...sample} />;

/** Add an organization's coins to the reader's: no payment draws on both. */
export const Dont = () => <BalanceCard {...sample} paid={8506} gift={640} organizations={[]} />;

/** Shows the balances from the server, and placeholders until they have come. */
export function Example({
  t,
  balance,
}: {
  t: BalanceCardProps['t'];
  balance: Pick<BalanceCardProps, 'paid' | 'gift' | 'organizations' | 'cardUses'> | undefined;
}) {
  return (
    <BalanceCard
      t={t}
      paid={balance?.paid ?? 0}
      gift={balance?.gift ?? 0}
      organizations={balance?.organizations ?? []}
      cardUses={balance?.cardUses ?? 0}
      yuanPerCoin={6.8}
      isLoading={balance === undefined}
      action={<Link href="/personalCenter/myAccount">All transactions</Link>}
    />
  );
}
