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
 * Where money stands. A wallet is two accounts of one owner: COIN (paid for) and GIFT (given by us),
 * never summed in storage. The running balance is moved by the triggers of `ledger.sql` alone.
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
    /** `wallet`, or what a system account is for. */
    purpose: text().notNull(),
    /** Null for the system's accounts: every purchase touches them, so none of them is locked. */
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

/** One movement of money, balanced and never altered. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: idColumn(),
    /** One of the contract's `TRANSACTION_KINDS`. */
    kind: text().notNull(),
    /** What it is about; with `step` it is posted once. */
    refType: text().notNull(),
    refId: text().notNull(),
    step: text().notNull().default(''),
    actorKind: text().notNull(),
    actorId: referenceColumn(),
    /** The movement this one takes back. */
    reversesId: referenceColumn(),
    /** Names of the thing in each script, for the reader's list: `{ sc, tc, en }`. */
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
    /** Filled by the trigger; null on the system's accounts. */
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
