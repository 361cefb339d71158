import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { nestedRows } from '#platform/database/nestedRows.ts';
import { preparedFor } from '#platform/database/preparedFor.ts';
import { ppvCards } from './tables.ts';

/** A pay-per-view card that was not revoked. */
export interface PpvCard {
  id: number;
  owner: { type: 'User' | 'Organization'; id: number };
  packId: number;
  quota: number;
  /** Uses left. */
  balance: number;
  uptimeDays: number;
  availableAt: Date;
  article: boolean;
  live: boolean;
}

/** Prepared once: the pay button of every locked article needs it. */
const statement = preparedFor((db) =>
  db
    .select()
    .from(ppvCards)
    .where(
      and(
        isNull(ppvCards.revokedAt),
        sql`(${ppvCards.ownerType}, ${ppvCards.ownerId}) in (
          select * from unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::bigint[]))`,
      ),
    )
    .orderBy(asc(ppvCards.availableAt), asc(ppvCards.id))
    .prepare('cards_of_owners'),
);

/** Returns the cards of these owners, those usable earliest first, including used-up ones. */
export async function cardsOf(
  db: Database,
  owners: readonly { type: 'User' | 'Organization'; id: number }[],
): Promise<PpvCard[]> {
  if (owners.length === 0) return [];
  const found = await statement(db).execute({
    types: `{${owners.map(({ type }) => type).join(',')}}`,
    ids: `{${owners.map(({ id }) => id).join(',')}}`,
  });
  return found.map(cardFrom);
}

function cardFrom(row: typeof ppvCards.$inferSelect): PpvCard {
  return {
    id: row.id,
    owner: { type: row.ownerType === 'Organization' ? 'Organization' : 'User', id: row.ownerId },
    packId: row.packId,
    quota: row.quota,
    balance: row.balance,
    uptimeDays: row.uptimeDays,
    availableAt: row.availableAt,
    article: row.article,
    live: row.live,
  };
}

/** Selects the cards of a user as a column of another query. */
export const cardsOfUserColumn = (db: Database, userId: SQLWrapper): SQL<PpvCard[]> =>
  nestedRows(getTableColumns(ppvCards), cardFrom, (list) =>
    db
      .select({ list })
      .from(ppvCards)
      .where(
        and(
          isNull(ppvCards.revokedAt),
          eq(ppvCards.ownerType, 'User'),
          eq(ppvCards.ownerId, userId),
        ),
      )
      .orderBy(asc(ppvCards.availableAt), asc(ppvCards.id)),
  );
