import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Cents of the ledger, never a fraction: 1 coin is 100 (`CENTS_PER_COIN`). */
export const centsColumn = () => bigint({ mode: 'number' });

/**
 * An account of the ledger. A wallet is two accounts of one owner: COIN (paid for) and GIFT (given
 * by us), never summed in storage. Only the triggers of `ledger.sql` change the running balance.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: idColumn(),
    /** `User`, `Organization` or `System`. */
    ownerType: text().notNull(),
    /** 0 for the system. */
    ownerId: referenceColumn().notNull(),
    /** `COIN` or `GIFT`. */
    unit: text().notNull(),
    /** `wallet`, or the purpose of a system account. */
    purpose: text().notNull(),
    /** Null for system accounts: every purchase touches them, so none of them is locked. */
    balance: centsColumn(),
    entryCount: centsColumn().notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_owner').on(
      table.ownerType,
      table.ownerId,
      table.unit,
      table.purpose,
    ),
    check('ledger_accounts_owner_type', sql`owner_type in ('User', 'Organization', 'System')`),
    check('ledger_accounts_unit', sql`unit in ('COIN', 'GIFT')`),
    check('ledger_accounts_running', sql`(balance is null) = (owner_type = 'System')`),
    check('ledger_accounts_never_below_zero', sql`balance >= 0`),
  ],
);

/** One balanced movement of money; it never changes. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: idColumn(),
    /** One of the contract's `TRANSACTION_KINDS`. */
    kind: text().notNull(),
    /** The subject of the movement; with `step`, it is posted only once. */
    refType: text().notNull(),
    refId: text().notNull(),
    step: text().notNull().default(''),
    actorKind: text().notNull(),
    actorId: referenceColumn(),
    /** The movement that this one reverses. */
    reversesId: referenceColumn(),
    /** Names of the product in each script, for the reader's list: `{ sc, tc, en }`. */
    memo: jsonb(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_once').on(table.kind, table.refType, table.refId, table.step),
    unique('ledger_transactions_reversed_once').on(table.reversesId),
  ],
);

/** One side of a movement: signed cents on one account. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: idColumn(),
    transactionId: referenceColumn()
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: referenceColumn()
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: centsColumn().notNull(),
    /** Set by the trigger; null on system accounts. */
    balanceAfter: centsColumn(),
    accountSeq: centsColumn(),
  },
  (table) => [
    uniqueIndex('ledger_entries_sequence').on(table.accountId, table.accountSeq),
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.accountId, table.transactionId),
    check('ledger_entries_amount', sql`amount <> 0`),
  ],
);
