import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { hostUidOf } from './spotlight.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { roomsOf } from '../rooms/roomsOf.ts';
import { liveSessions } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/** Recording and transcription state of a live session; omitted fields stay as they are. */
export type RecordingStatusChange = Partial<Pick<LiveRow, 'recordingSince' | 'asrState'>>;

/**
 * Records that a live session is recorded or transcribed, or no longer is, and notifies everyone in
 * it at once (LHST-26, LHST-27). The recorder and the transcriber call it when they have really
 * started or stopped; no member's call sets it.
 *
 * @throws AppError `liveNotFound`
 */
export async function setRecordingStatus(
  deps: Deps,
  liveId: number,
  change: RecordingStatusChange,
): Promise<void> {
  const { live, hostUid } = await inTransaction(deps, async (tx) => {
    const before = await lockAndBumpRevision(tx, liveId);
    await tx.update(liveSessions).set(change).where(eq(liveSessions.id, liveId));
    const { recordingSince, asrState } = before;
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'system' },
      action: 'live.capture',
      subject: { type: 'Live', id: liveId },
      before: { recordingSince, asrState },
      after: { ...change },
    });
    return { live: { ...before, ...change }, hostUid: await hostUidOf(tx, liveId) };
  });
  roomsOf(deps).publishChannel(live, hostUid);
}
