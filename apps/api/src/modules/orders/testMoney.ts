import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { articles, articleWorks } from '#modules/articles/tables.ts';
import { issueCard } from '#modules/cards/index.ts';
import { credit } from '#modules/ledger/index.ts';
import type { Owner } from '#modules/ledger/index.ts';
import { rows } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Idempotency } from '#platform/http/idempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';

type Clocked = Pick<Deps, 'db' | 'clock' | 'fanOut'>;

let counter = 0;

/** Credits coins to a wallet for a test. Amounts are cents. */
export async function giveMoney(
  deps: Clocked,
  owner: Owner,
  parts: { coin?: number; gift?: number },
): Promise<void> {
  await inTransaction(deps, async (tx) => {
    for (const [unit, cents] of [
      ['COIN', parts.coin ?? 0],
      ['GIFT', parts.gift ?? 0],
    ] as const) {
      if (cents === 0) continue;
      counter += 1;
      await credit(tx, deps, owner, unit, cents, {
        kind: 'adjust',
        ref: { type: 'test', id: `${process.pid}-${counter}` },
        actor: { kind: 'system' },
      });
    }
  });
}

/**
 * Issues a card of a pack: 1 opens articles at once, 2 after three days, 3 articles and live
 * sessions.
 */
export function giveCard(deps: Clocked, owner: Owner, packId: number): Promise<number> {
  return inTransaction(deps, (tx) =>
    issueCard(tx, { packId, owner, orderId: null, at: deps.clock.now() }),
  );
}

/** Publishes an article by `authorId` in English and Chinese, at a price in cents (null: free). */
export async function sellArticle(
  deps: Clocked,
  authorId: number,
  work: Partial<typeof articleWorks.$inferInsert> = {},
): Promise<{ workId: number; en: number; zh: number }> {
  const at = deps.clock.now();
  const [made] = await deps.db
    .insert(articleWorks)
    .values({ isFree: false, currentPriceCents: 1000, ppvAllowed: true, ...work })
    .returning({ id: articleWorks.id });
  const workId = made?.id ?? 0;
  const ids = await deps.db
    .insert(articles)
    .values(
      (['en', 'zh'] as const).map((lang) => ({
        workId,
        kind: 'articles' as const,
        lang,
        authorId,
        title: lang === 'en' ? `Paid piece ${workId}` : `付费文章 ${workId}`,
        summary: '',
        document: { type: 'doc' as const, content: [] },
        freeHtml: '',
        fullHtml: '',
        freeText: '',
        keyData: [],
        risks: [],
        opportunities: [],
        wordCount: 0,
        readTime: 0,
        createdAt: at,
        publishedAt: at,
      })),
    )
    .returning({ id: articles.id });
  return { workId, en: ids[0]?.id ?? 0, zh: ids[1]?.id ?? 0 };
}

/** The faults in the books; all numbers must be 0. */
export interface Faults {
  unbalanced: number;
  wrongBalance: number;
  wrongSequence: number;
  belowZero: number;
  halfPaid: number;
  wrongCards: number;
  empty: number;
}

/** Checks every invariant of the ledger, orders, entitlements and cards. */
export async function booksFaults(deps: Pick<Deps, 'db'>): Promise<Faults> {
  const [faults] = await rows<Faults>(
    deps.db,
    sql`select
      (select count(*) from (
        select 1 from ledger_entries e join ledger_accounts a on a.id = e.account_id
        group by e.transaction_id, a.unit having sum(e.amount) <> 0) x)::int as "unbalanced",
      (select count(*) from ledger_accounts a where a.balance is not null and a.balance <>
        coalesce((select sum(amount) from ledger_entries e where e.account_id = a.id), 0))::int
        as "wrongBalance",
      (select count(*) from ledger_accounts a where a.balance is not null and a.entry_count > 0
        and not exists (select 1 from ledger_entries e where e.account_id = a.id
          and e.balance_after = a.balance and e.account_seq = a.entry_count))::int
        as "wrongSequence",
      (select count(*) from ledger_entries where balance_after < 0)::int as "belowZero",
      (select count(*) from orders o where
        (o.state = 'paid' and o.single) <> exists (
          select 1 from entitlements t where t.order_id = o.id and t.revoked_at is null)
        or (o.state in ('paid', 'refunded') and o.paid_with = 'balance') <> exists (
          select 1 from ledger_transactions t where t.id = o.transaction_id)
        or (o.state = 'refunded' and o.paid_with = 'balance') <> exists (
          select 1 from ledger_transactions t where t.reverses_id = o.transaction_id)
        or (o.state = 'paid' and o.paid_with = 'balance' and o.gift_cents + o.coin_cents <> (
          select -sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where e.transaction_id = o.transaction_id and a.purpose = 'wallet'))
      )::int as "halfPaid",
      (select count(*) from ppv_cards c where c.balance <> c.quota - (
        select count(*) from ppv_uses u where u.card_id = c.id and u.returned_at is null))::int
        as "wrongCards",
      (select count(*) from ledger_transactions t where not exists (
        select 1 from ledger_entries e where e.transaction_id = t.id))::int as "empty"`,
  );
  if (faults === undefined) throw new Error('The books gave no answer.');
  return faults;
}

/** Throws with the numbers if the books have any fault. */
export async function checkBooks(deps: Pick<Deps, 'db'>): Promise<void> {
  const faults = await booksFaults(deps);
  if (Object.values(faults).some((count: number) => count !== 0)) {
    throw new Error(`The books are wrong: ${JSON.stringify(faults)}`);
  }
}

/** The result of `booksFaults` for faultless books. */
export const NO_FAULTS: Faults = {
  unbalanced: 0,
  wrongBalance: 0,
  wrongSequence: 0,
  belowZero: 0,
  halfPaid: 0,
  wrongCards: 0,
  empty: 0,
};

/** Returns the idempotency key of an article purchase in the crash test process. */
export const attemptOf = (userId: number, articleId: number): { idempotency: Idempotency } => ({
  idempotency: {
    viewerKey: `user:${userId}`,
    route: 'postOrders',
    key: `crash-attempt-${articleId}`,
    inputHash: String(articleId),
  },
});

/**
 * Runs `payUntilKilled.ts`, which dies by SIGKILL after the given number of acknowledged purchases.
 *
 * @returns article and order of every acknowledged purchase
 */
export async function killWhilePaying(
  kind: 'embedded' | 'server',
  target: string,
  userId: number,
  acknowledged: number,
): Promise<{ articleId: number; orderId: number }[]> {
  const program = new URL('payUntilKilled.ts', import.meta.url).pathname;
  const child = spawn(
    process.execPath,
    ['--conditions=rostra-source', program, kind, target, String(userId), String(acknowledged)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(line);
  const [, signal] = (await ended) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`It ended by itself after ${lines.length} purchases.`);
  return lines.map((line) => {
    const [articleId = 0, orderId = 0] = line.split(' ').map(Number);
    return { articleId, orderId };
  });
}
