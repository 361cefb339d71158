import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RecordingFailure } from '@rostra/contract/live';
import { and, eq, inArray, like } from 'drizzle-orm';
import { z } from 'zod';
import { keyOfUrl, removeFiles, storeFile } from '#modules/files/index.ts';
import { files } from '#modules/files/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Composition } from '#providers/compose/RecordingComposer.ts';
import { makePlayback } from './makePlayback.ts';
import { recordingFolder } from './recordingFolder.ts';
import { LIVE_RECORDING } from './seesRecording.ts';
import { liveRecordings } from './tables.ts';
import type { RecordingRow } from './tables.ts';
import { publishRecording } from './publishRecording.ts';

/** Three hours: a part of 65 minutes takes some five minutes of one core, on slow machines longer. */
const EXPIRE_SECONDS = 3 * 3600;

type VideoComposition = Extract<Composition, { video: string }>;

const ofPart = z.object({ recordingId: z.number().int() });

/** Marks a part as failed after all attempts: its tracks remain, and nobody waits for it. */
export const composeGivenUp = defineJob(
  'live.composeGivenUp',
  ofPart,
  async ({ recordingId }, deps) => {
    await fail(deps, recordingId, 'composition_failed');
    await afterEnd(deps, recordingId);
  },
);

/**
 * Composes a part into a video. With the last part the event gets its playback, even if that part
 * failed (decisions LHST-25, EVT-31).
 */
export const composePart = defineJob(
  'live.composePart',
  ofPart,
  async ({ recordingId }, deps) => {
    const row = await change(deps, recordingId, { state: 'composing' });
    if (row === undefined) return afterEnd(deps, recordingId);
    await publishRecording(deps, row);
    const made = await deps.composer.compose(recordingFolder(deps.config, row));
    if ('failure' in made) {
      const { failure, reason } = made;
      deps.log.warn({ recordingId, failure, reason }, 'a recording was not composed');
      await fail(deps, recordingId, failure);
      return afterEnd(deps, recordingId);
    }
    const { keys, ...kept } = await keep(deps, row, made);
    const finished = await change(deps, recordingId, { state: 'finished', ...kept });
    // Another attempt was faster, or an earlier one was killed while it stored its videos.
    await removeUnused(deps, row, finished === undefined ? { only: keys } : { butNot: keys });
    if (finished === undefined) return;
    await makePlayback(deps, row.liveId);
    await publishRecording(deps, finished);
  },
  { concurrency: 1, expireInSeconds: EXPIRE_SECONDS, retryLimit: 2, givenUp: composeGivenUp },
);

async function fail(deps: Deps, id: number, failure: RecordingFailure): Promise<void> {
  const failed = await change(deps, id, { state: 'failed', failure });
  if (failed !== undefined) await publishRecording(deps, failed);
}

/**
 * Makes the playback of the parts so far: without a failed one, or after an attempt that broke
 * between the part and the playback.
 */
async function afterEnd(deps: Deps, id: number): Promise<void> {
  const [row] = await deps.db.select().from(liveRecordings).where(eq(liveRecordings.id, id));
  if (row === undefined) return;
  await makePlayback(deps, row.liveId);
  if (row.state === 'finished') await publishRecording(deps, row);
}

/** Removes videos of a part that nothing plays. */
async function removeUnused(
  deps: Deps,
  { liveId, part }: RecordingRow,
  { only, butNot = [] }: { only?: readonly string[]; butNot?: readonly string[] },
): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const found = await tx
      .select({ key: files.key })
      .from(files)
      .where(
        and(
          eq(files.subjectType, LIVE_RECORDING),
          eq(files.subjectId, liveId),
          like(files.name, `live-${liveId}-${part}.%`),
        ),
      );
    const unused = found
      .map(({ key }) => key)
      .filter((key) => (only ?? [key]).includes(key) && !butNot.includes(key));
    if (unused.length > 0) await removeFiles(tx, deps, unused);
  });
}

/** Returns undefined for a part that is not to be composed. */
async function change(
  { db }: Deps,
  id: number,
  values: Partial<RecordingRow>,
): Promise<RecordingRow | undefined> {
  const [row] = await db
    .update(liveRecordings)
    .set(values)
    .where(and(eq(liveRecordings.id, id), inArray(liveRecordings.state, ['stopped', 'composing'])))
    .returning();
  return row;
}

/** Stores a video with the other files; its folder then holds only the tracks again. */
async function keep(
  deps: Deps,
  { liveId, part, seconds }: RecordingRow,
  composition: VideoComposition,
): Promise<Pick<RecordingRow, 'mediaKey' | 'hlsKey' | 'seconds'> & { keys: string[] }> {
  const store = async (
    content: Parameters<typeof storeFile>[1]['content'],
    ending: string,
    contentType: string,
  ): Promise<string> =>
    storeFile(deps, {
      kind: 'video',
      name: `live-${liveId}-${part}.${ending}`,
      contentType,
      content,
      subject: { type: LIVE_RECORDING, id: liveId },
    });
  const media = await store(createReadStream(composition.video), 'mp4', 'video/mp4');
  const pieces = await store(createReadStream(composition.hlsMedia), 'ts', 'video/mp2t');
  const list = (await readFile(composition.hlsList, 'utf8')).replaceAll(
    path.basename(composition.hlsMedia),
    // The playlist is stored beside it.
    path.basename(pieces),
  );
  const hls = await store(Buffer.from(list), 'm3u8', 'application/vnd.apple.mpegurl');
  for (const file of [composition.video, composition.hlsList, composition.hlsMedia])
    await rm(file, { force: true });
  return {
    keys: [media, pieces, hls].flatMap((url) => keyOfUrl(url) ?? []),
    mediaKey: keyOfUrl(media) ?? null,
    hlsKey: keyOfUrl(hls) ?? null,
    seconds: composition.seconds ?? seconds,
  };
}
