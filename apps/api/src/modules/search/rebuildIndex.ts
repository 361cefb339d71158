import { and, eq, gt, lte, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { JobDefinition } from '#platform/jobs/defineJob.ts';
import { jobId } from '#platform/jobs/jobId.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { indexSubjects, lockIndex } from './indexDocuments.ts';
import type { SearchSource } from './SearchSource.ts';
import { searchDocuments, searchIndexes } from './tables.ts';

/** Increases with each change of tokens or rows that makes the old index wrong. */
const INDEX_VERSION = 1;
/** Subjects of one job. */
const SUBJECTS = 100;

const rebuildData = z.object({ run: z.string(), subjectType: z.string(), after: z.number().int() });

const versionOf = ({ version }: SearchSource): string => `${INDEX_VERSION}.${version}`;

/** Rebuilds the index of the next subjects of a source, and enqueues itself for those after them. */
export const rebuildIndex: JobDefinition<z.infer<typeof rebuildData>> = defineJob(
  'search.rebuildIndex',
  rebuildData,
  async ({ run, subjectType, after }, deps) => {
    const sources = deps.contributed('searchSources');
    const source = sources.find((known) => known.subjectType === subjectType);
    if (source === undefined) return;
    await inTransaction(deps, async (tx) => {
      const last = await indexNext(tx, source, after);
      if (last !== undefined) return enqueueFrom(tx, deps, { run, subjectType, after: last });
      const done = { version: versionOf(source), indexedAt: deps.clock.now() };
      await tx
        .insert(searchIndexes)
        .values({ subjectType, ...done })
        .onConflictDoUpdate({ target: searchIndexes.subjectType, set: done });
    });
  },
);

/**
 * Updates the index of the next subjects, and of entries whose subject no longer exists.
 *
 * @returns the last ID, or undefined if none are left
 */
async function indexNext(
  tx: Transaction,
  source: SearchSource,
  after: number,
): Promise<number | undefined> {
  // Before reading the IDs, so that no subject is published between the two.
  await lockIndex(tx);
  const ids = await source.idsAfter(tx, after, SUBJECTS);
  const last = ids.length < SUBJECTS ? undefined : ids.at(-1);
  const known = await tx
    .selectDistinct({ id: searchDocuments.subjectId })
    .from(searchDocuments)
    .where(
      and(
        eq(searchDocuments.subjectType, source.subjectType),
        gt(searchDocuments.subjectId, after),
        last === undefined ? undefined : lte(searchDocuments.subjectId, last),
      ),
    );
  await indexSubjects(tx, source, [...new Set([...ids, ...known.map(({ id }) => id)])]);
  return last;
}

const enqueueFrom = (
  tx: Transaction,
  deps: Pick<Deps, 'jobs'>,
  data: z.infer<typeof rebuildData>,
): Promise<void> =>
  deps.jobs.enqueue(tx, rebuildIndex, data, {
    id: jobId('search.rebuildIndex', data.run, data.subjectType, data.after),
  });

/** Enqueues the rebuilding of the whole index of these sources, once for each `run`. */
async function startRebuild(
  tx: Transaction,
  deps: Pick<Deps, 'jobs'>,
  sources: readonly SearchSource[],
  run: string,
): Promise<void> {
  for (const { subjectType } of sources)
    await enqueueFrom(tx, deps, { run, subjectType, after: 0 });
}

/** Rebuilds the whole index in the background, for staff. */
export async function rebuildByStaff(deps: Deps, staffId: number): Promise<void> {
  const run = deps.ids.uuid();
  await inTransaction(deps, async (tx) => {
    await startRebuild(tx, deps, deps.contributed('searchSources'), run);
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'staff', id: staffId },
      action: 'search.rebuild',
      subject: { type: 'Search', id: run },
    });
  });
}

/** Rebuilds the index of new sources and of changed ones, and removes that of former ones. */
export const refreshIndex = defineJob(
  'search.refreshIndex',
  z.object({}),
  async (_data, deps) => {
    const sources = deps.contributed('searchSources');
    await inTransaction(deps, async (tx) => {
      const types = sources.map(({ subjectType }) => subjectType);
      await tx.delete(searchIndexes).where(notInArray(searchIndexes.subjectType, types));
      await tx.delete(searchDocuments).where(notInArray(searchDocuments.subjectType, types));
      const known = await tx.select().from(searchIndexes);
      const versions = new Map(known.map((row) => [row.subjectType, row.version]));
      const outdated = sources.filter(
        (source) => versions.get(source.subjectType) !== versionOf(source),
      );
      // A rebuild that failed for good is repeated an hour later.
      const hour = deps.clock.now().toISOString().slice(0, 13);
      for (const source of outdated) {
        await startRebuild(tx, deps, [source], `${versionOf(source)} ${hour}`);
      }
    });
  },
  { cron: '*/10 * * * *' },
);
