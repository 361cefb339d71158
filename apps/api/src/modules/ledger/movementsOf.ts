import { coinsFromCents } from '@rostra/contract';
import type { CallOutput, Data, TransactionKind } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import { sql } from 'drizzle-orm';
import { rows } from '#platform/database/Database.ts';
import type { Database } from '#platform/database/Database.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import { movementInfo } from './movementInfo.ts';
import type { Owner } from './Owner.ts';
import type { Memo } from './postTransaction.ts';

interface MovementRow {
  id: number;
  kind: TransactionKind;
  memo: Memo | null;
  created_at: string | Date;
  coin: number;
  gift: number;
  coin_after: number;
  gift_after: number;
  total: number;
}

/**
 * Returns a page of an owner's wallet movements, newest first, with both balances after each
 * (PAY-22 to PAY-27) and a description in the reader's language.
 */
export async function movementsOf(
  db: Database,
  owner: Owner,
  query: CallOutput<'getTransactions'>['query'],
  locale: Locale,
): Promise<{ data: Data<'getTransactions'>; meta: ReturnType<typeof pageMeta> }> {
  const { limit, offset } = pageWindow(query);
  const after = (unit: 'COIN' | 'GIFT') => sql`coalesce((
    select e.balance_after from ledger_entries e join wallet w on w.id = e.account_id
    where w.unit = ${unit} and e.transaction_id <= moved.id
    order by e.transaction_id desc limit 1), 0)`;
  const found = await rows<MovementRow>(
    db,
    sql`with wallet as (
        select id, unit from ledger_accounts
        where owner_type = ${owner.type} and owner_id = ${owner.id} and purpose = 'wallet'
      ), moved as (
        select t.id, t.kind, t.memo, t.created_at,
          coalesce(sum(e.amount) filter (where w.unit = 'COIN'), 0)::bigint as coin,
          coalesce(sum(e.amount) filter (where w.unit = 'GIFT'), 0)::bigint as gift
        from ledger_entries e
        join wallet w on w.id = e.account_id
        join ledger_transactions t on t.id = e.transaction_id
        ${query.kind === undefined ? sql`` : sql`where t.kind = ${query.kind}`}
        group by t.id
      )
      select moved.*, ${after('COIN')}::bigint as coin_after, ${after('GIFT')}::bigint as gift_after,
        (select count(*) from moved)::int as total
      from moved order by id desc limit ${limit} offset ${offset}`,
  );
  const data = found.map((row) => ({
    id: row.id,
    time: new Date(row.created_at).toISOString(),
    type: row.kind,
    info: movementInfo(row.kind, row.memo, locale),
    points: coinsFromCents(row.coin),
    balance: coinsFromCents(row.coin_after),
    gift_points: coinsFromCents(row.gift),
    gift_balance: coinsFromCents(row.gift_after),
  }));
  const total = found[0]?.total ?? (offset === 0 ? 0 : await countOf(db, owner, query.kind));
  return { data, meta: pageMeta(query, total) };
}

/** Counts the movements, because an empty page beyond the last one carries no total. */
async function countOf(
  db: Database,
  owner: Owner,
  kind: TransactionKind | undefined,
): Promise<number> {
  const [row] = await rows<{ total: number }>(
    db,
    sql`select count(distinct t.id)::int as total
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where a.owner_type = ${owner.type} and a.owner_id = ${owner.id} and a.purpose = 'wallet'
      ${kind === undefined ? sql`` : sql`and t.kind = ${kind}`}`,
  );
  return row?.total ?? 0;
}
