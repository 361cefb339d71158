import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import {
  CODE_COOL_DOWN_SECONDS,
  CODE_LENGTH,
  CODE_MAX_ATTEMPTS,
  CODE_VALID_MINUTES,
} from '@rostra/contract';
import type { CodePurpose } from '@rostra/contract';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { hmacOf } from './serverSecret.ts';
import { oneTimeCodes } from './tables.ts';

type CodeRow = typeof oneTimeCodes.$inferSelect;

/**
 * Derives the code from its seed, so that the sending job can derive it again and nothing stores
 * it.
 */
export function codeOfSeed(config: Deps['config'], seed: string): string {
  const number = hmacOf(config, 'one-time code', seed).readUIntBE(0, 6);
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
}

const comparisonOf = (config: Deps['config'], purpose: string, target: string, code: string) =>
  hmacOf(config, 'code comparison', JSON.stringify([purpose, target, code])).toString('hex');

/**
 * Issues a new code for a target and purpose, and invalidates the previous one. One statement
 * enforces the cooldown, so that concurrent requests issue one code.
 *
 * @throws AppError `codeTooSoon` within 60 s of the last one
 */
export async function issueCode(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'random'>,
  purpose: CodePurpose,
  target: string,
): Promise<CodeRow> {
  const now = deps.clock.now();
  const seed = deps.random.token();
  const code = codeOfSeed(deps.config, seed);
  const values = {
    purpose,
    target,
    seed,
    hmac: comparisonOf(deps.config, purpose, target, code),
    attempts: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_VALID_MINUTES * 60_000),
    usedAt: null,
  };
  const [row] = await tx
    .insert(oneTimeCodes)
    .values(values)
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.target],
      set: values,
      setWhere: lte(
        oneTimeCodes.createdAt,
        new Date(now.getTime() - CODE_COOL_DOWN_SECONDS * 1000),
      ),
    })
    .returning();
  if (row !== undefined) return row;
  const [last] = await tx
    .select({ createdAt: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.target, target)));
  const passed = last === undefined ? 0 : now.getTime() - last.createdAt.getTime();
  const seconds = Math.max(1, Math.ceil(CODE_COOL_DOWN_SECONDS - passed / 1000));
  throw new AppError('codeTooSoon', { retryAfterSeconds: seconds, params: { seconds } });
}

/**
 * Redeems a code. One UPDATE checks tries left, expiry and single use, so that only five concurrent
 * guesses are checked and only one right one counts. Call it outside of transactions: a wrong try
 * must stay counted.
 *
 * @throws AppError `codeWrong`, or `codeExpired` when no code can be right any more
 */
export async function redeemCode(
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  purpose: CodePurpose,
  target: string,
  code: string,
): Promise<void> {
  const now = deps.clock.now();
  const given = comparisonOf(deps.config, purpose, target, code);
  const [tried] = await deps.db
    .update(oneTimeCodes)
    .set({
      attempts: sql`${oneTimeCodes.attempts} + 1`,
      usedAt: sql`case when ${oneTimeCodes.hmac} = ${given} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.target, target),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.attempts, CODE_MAX_ATTEMPTS),
      ),
    )
    .returning({ usedAt: oneTimeCodes.usedAt });
  if (tried === undefined) throw new AppError('codeExpired');
  if (tried.usedAt === null) throw new AppError('codeWrong');
}

/** Returns the code awaiting sending, or undefined if it was used, replaced or has expired. */
export async function waitingCode(
  db: Database,
  id: number,
  seedHead: string,
  now: Date,
): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id));
  if (row === undefined || row.usedAt !== null || row.expiresAt <= now) return undefined;
  return row.seed.startsWith(seedHead) ? row : undefined;
}
