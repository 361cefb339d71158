import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq } from 'drizzle-orm';
import { investorEvents } from '#modules/events/tables.ts';
import { fileUrlOf, keyOfUrl, storeFile } from '#modules/files/index.ts';
import { files } from '#modules/files/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { recordingFolder } from './recordingFolder.ts';
import { LIVE_RECORDING } from './seesRecording.ts';
import { liveRecordings } from './tables.ts';

/**
 * Makes the finished parts of a live session the playback of its event, as one video, once no part
 * is pending. A playback set by a person or by another meeting of the event stays.
 */
export async function makePlayback(deps: Deps, liveId: number): Promise<void> {
  const parts = await deps.db
    .select()
    .from(liveRecordings)
    .where(eq(liveRecordings.liveId, liveId))
    .orderBy(asc(liveRecordings.part));
  if (parts.some(({ state }) => state !== 'finished' && state !== 'failed')) return;
  const keys = parts.flatMap(({ mediaKey }) => mediaKey ?? []);
  const [first] = keys;
  if (first === undefined) return;
  const [event] = await deps.db
    .select({ id: investorEvents.id, playbackUrl: investorEvents.playbackUrl })
    .from(liveSessions)
    .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId))
    .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
    .where(eq(liveSessions.id, liveId));
  if (event === undefined || !(await isOurs(deps, event.playbackUrl, liveId))) return;
  const playbackUrl = keys.length === 1 ? fileUrlOf(first) : await joined(deps, liveId, keys);
  await inTransaction(deps, async (tx) => {
    await tx.update(investorEvents).set({ playbackUrl }).where(eq(investorEvents.id, event.id));
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'system' },
      action: 'event.playback',
      subject: { type: 'Event', id: event.id },
      before: { playbackUrl: event.playbackUrl },
      after: { playbackUrl },
    });
  });
}

/** Returns whether there is no playback yet, or this live session made it. */
async function isOurs({ db }: Deps, playbackUrl: string | null, liveId: number): Promise<boolean> {
  if (playbackUrl === null) return true;
  const key = keyOfUrl(playbackUrl);
  if (key === undefined) return false;
  const found = await db.$count(
    files,
    and(eq(files.key, key), eq(files.subjectType, LIVE_RECORDING), eq(files.subjectId, liveId)),
  );
  return found > 0;
}

/** Joins parts into one file. */
async function joined(deps: Deps, liveId: number, keys: readonly string[]): Promise<string> {
  // Always the same folder, so that the next attempt removes what a killed one left.
  const folder = path.join(
    path.dirname(recordingFolder(deps.config, { liveId, part: 1 })),
    'joined',
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    const videos: string[] = [];
    for (const [index, key] of keys.entries()) {
      const stored = await deps.files.open(key);
      if (stored === null) throw new Error(`The video ${key} is gone.`);
      const file = path.join(folder, `${index}.mp4`);
      await pipeline(stored.stream, createWriteStream(file));
      videos.push(file);
    }
    const out = path.join(folder, 'playback.mp4');
    await deps.composer.join(videos, out);
    return await storeFile(deps, {
      kind: 'video',
      name: `live-${liveId}.mp4`,
      contentType: 'video/mp4',
      content: createReadStream(out),
      subject: { type: LIVE_RECORDING, id: liveId },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
