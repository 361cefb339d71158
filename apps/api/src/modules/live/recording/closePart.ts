import { and, eq } from 'drizzle-orm';
import type { RecordingFailure } from '@rostra/contract/live';
import { setRecordingStatus } from '#modules/live/host/setRecordingStatus.ts';
import { readLive } from '#modules/live/members/memberContext.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { composePart } from './composePart.ts';
import { readHeads } from './readHeads.ts';
import { recordingFolder } from './recordingFolder.ts';
import { liveRecordings, liveRecordingTracks } from './tables.ts';
import { publishRecording } from './publishRecording.ts';

/**
 * Ends a running part: its files are complete, its tracks are listed, and it is composed next. A
 * part that ended early on a full disk is composed too, and keeps that reason. If it failed, the
 * earlier parts may become the playback. A part that has already ended stays as it is.
 */
export async function closePart(
  deps: Deps,
  recordingId: number,
  { at, failure }: { readonly at: Date; readonly failure?: RecordingFailure | undefined },
): Promise<void> {
  const isOfIt = eq(liveRecordings.id, recordingId);
  const [row] = await deps.db.select().from(liveRecordings).where(isOfIt);
  if (row?.state !== 'running') return;
  const live = await readLive(deps.db, row.liveId);
  await deps.live.recorder?.stop(live.channel);
  const tracks = await readHeads(recordingFolder(deps.config, row));
  const isComposed = failure === undefined || (failure === 'disk_full' && tracks.length > 0);
  const closed = await inTransaction(deps, async (tx) => {
    const [ended] = await tx
      .update(liveRecordings)
      .set({
        state: isComposed ? 'stopped' : 'failed',
        failure: failure ?? null,
        stoppedAt: at,
        seconds: Math.max(0, Math.round((at.getTime() - row.startedAt.getTime()) / 1000)),
      })
      .where(and(isOfIt, eq(liveRecordings.state, 'running')))
      .returning();
    if (ended === undefined) return undefined;
    if (tracks.length > 0) {
      await tx.insert(liveRecordingTracks).values(
        tracks.map(({ name, head }) => ({
          recordingId,
          uid: head.uid,
          kind: head.kind,
          path: `${row.liveId}/${row.part}/${name}`,
          fromMs: head.fromMs,
          toMs: Math.max(head.fromMs, at.getTime() - row.startedAt.getTime()),
        })),
      );
    }
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'system' },
      action: 'live.stopRecording',
      subject: { type: 'LiveRecording', id: recordingId },
      before: { state: 'running' },
      after: { state: ended.state, failure: ended.failure },
    });
    await deps.jobs.enqueue(tx, composePart, { recordingId });
    return ended;
  });
  if (closed === undefined) return;
  await setRecordingStatus(deps, row.liveId, { recordingSince: null });
  await publishRecording(deps, closed);
}
