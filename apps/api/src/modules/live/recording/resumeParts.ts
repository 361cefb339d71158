import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { closePart } from './closePart.ts';
import { composePart } from './composePart.ts';
import { recordingFolder } from './recordingFolder.ts';
import { liveRecordings } from './tables.ts';
import type { RecordingRow } from './tables.ts';

/**
 * Resumes parts when this instance starts to hold the rooms. Parts of a killed holder end with
 * their last packet, and parts that waited for ffmpeg are composed if it is available now. Parts
 * whose tracks are in another instance's folder fail until an instance with that folder holds the
 * rooms.
 *
 * @param running parts that this process has started since
 */
export async function resumeParts(
  deps: Deps,
  running: readonly Pick<RecordingRow, 'id' | 'liveId'>[],
): Promise<void> {
  const lost = await deps.db
    .select()
    .from(liveRecordings)
    .where(
      and(
        eq(liveRecordings.state, 'running'),
        notInArray(liveRecordings.id, [0, ...running.map(({ id }) => id)]),
      ),
    );
  for (const row of lost) await closeLost(deps, row);
  for (const row of await readFound(deps, running)) {
    // The part runs again for a moment, so that it ends properly.
    await deps.db
      .update(liveRecordings)
      .set({ state: 'running', failure: null, stoppedAt: null, seconds: null })
      .where(eq(liveRecordings.id, row.id));
    await closeLost(deps, row);
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

/** Ends a part of a lost holder at its last packet. */
async function closeLost(deps: Deps, row: RecordingRow): Promise<void> {
  const folder = recordingFolder(deps.config, row);
  const last = await lastWritten(folder);
  const at = last === undefined || last < row.startedAt ? row.startedAt : last;
  await closePart(deps, row.id, {
    at: at < row.stopsAt ? at : row.stopsAt,
    failure: existsSync(folder) ? undefined : 'tracks_elsewhere',
  });
}

/** Returns parts that failed because their tracks were elsewhere, and whose tracks are here. */
async function readFound(
  { db, config }: Deps,
  running: readonly Pick<RecordingRow, 'liveId'>[],
): Promise<RecordingRow[]> {
  const waiting = await db
    .select()
    .from(liveRecordings)
    .where(
      and(
        eq(liveRecordings.failure, 'tracks_elsewhere'),
        notInArray(liveRecordings.liveId, [0, ...running.map(({ liveId }) => liveId)]),
      ),
    )
    .orderBy(asc(liveRecordings.id));
  return waiting.filter((row) => existsSync(recordingFolder(config, row)));
}

/** Returns when the last packet was written; undefined if there is none. */
async function lastWritten(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.rtp'))
      .map(async (name) => (await stat(path.join(folder, name))).mtimeMs),
  );
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
