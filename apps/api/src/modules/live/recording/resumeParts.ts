import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, notInArray } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { closePart } from './closePart.ts';
import { composePart } from './composePart.ts';
import { recordingFolder } from './recordingFolder.ts';
import { liveRecordings } from './tables.ts';

/**
 * After a start: parts whose server was killed end with their last packet, and those that waited for
 * ffmpeg are composed where it is there now.
 *
 * @param running parts that this process has begun since
 */
export async function resumeParts(deps: Deps, running: readonly number[]): Promise<void> {
  const lost = await deps.db
    .select()
    .from(liveRecordings)
    .where(
      and(eq(liveRecordings.state, 'running'), notInArray(liveRecordings.id, [0, ...running])),
    );
  for (const row of lost) {
    const last = await lastWritten(recordingFolder(deps.config, row));
    const at = last === undefined || last < row.startedAt ? row.startedAt : last;
    await closePart(deps, row.id, { at: at < row.stopsAt ? at : row.stopsAt });
  }
  if (!deps.composer.canCompose) return;
  await inTransaction(deps, async (tx) => {
    const waiting = await tx
      .update(liveRecordings)
      .set({ state: 'stopped', failure: null })
      .where(and(eq(liveRecordings.state, 'failed'), eq(liveRecordings.failure, 'no_ffmpeg')))
      .returning({ recordingId: liveRecordings.id });
    for (const part of waiting) await deps.jobs.enqueue(tx, composePart, part);
  });
}

/** When the last packet was written; undefined without any. */
async function lastWritten(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.rtp'))
      .map(async (name) => (await stat(path.join(folder, name))).mtimeMs),
  );
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
