import { mkdir } from 'node:fs/promises';
import { desc, eq } from 'drizzle-orm';
import { LIVE_RECORDING_MINUTES } from '@rostra/contract/live';
import type { RecordingPart } from '@rostra/contract/live';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { hasHostControls, requireRight } from '#modules/live/members/rights.ts';
import { setRecordingStatus } from '#modules/live/host/setRecordingStatus.ts';
import { readLive, assertNotEnded, requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { LiveRecorder } from '#providers/live/LiveProvider.ts';
import { closePart } from './closePart.ts';
import { hasSpace } from './hasSpace.ts';
import { partsOf } from './readRecordings.ts';
import { recordingFolder } from './recordingFolder.ts';
import { runningPartsOf } from './runningPartsOf.ts';
import { liveRecordings } from './tables.ts';
import type { RecordingRow } from './tables.ts';
import { publishRecording } from './publishRecording.ts';

const MINUTE_MS = 60_000;

/**
 * Records a streaming live session from now on, as its next part (LHST-25). Everyone is notified,
 * and it stops by itself after 65 minutes. On a full disk the part fails at once, with its reason.
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, `liveTransitionIllegal` while it does not
 *   stream, `liveRecordingRuns`, `liveRecordingNone` if nothing can record
 */
export async function startRecording(
  deps: Deps,
  request: RequestContext,
): Promise<RecordingPart[]> {
  const { liveId, userId } = request;
  const { recorder } = deps.live;
  const isRoomy = await hasSpace(deps.config);
  const { live, row } = await inTransaction(deps, async (tx) => {
    const current = await lockAndBumpRevision(tx, liveId);
    const me = await requireMember(tx, request);
    requireRight(hasHostControls(me));
    assertNotEnded({ live: current, me });
    if (current.state !== 'streaming') throw new AppError('liveTransitionIllegal');
    if (recorder === null) throw new AppError('liveRecordingNone');
    const [last] = await tx
      .select()
      .from(liveRecordings)
      .where(eq(liveRecordings.liveId, liveId))
      .orderBy(desc(liveRecordings.part))
      .limit(1);
    if (last?.state === 'running') throw new AppError('liveRecordingRuns');
    const startedAt = deps.clock.now();
    const [made] = await tx
      .insert(liveRecordings)
      .values({
        liveId,
        part: (last?.part ?? 0) + 1,
        startedBy: me.id,
        startedAt,
        stopsAt: new Date(startedAt.getTime() + LIVE_RECORDING_MINUTES * MINUTE_MS),
        ...(isRoomy
          ? { state: 'running' as const }
          : { state: 'failed' as const, failure: 'disk_full' as const, stoppedAt: startedAt }),
      })
      .returning();
    if (made === undefined) throw new Error('A part was not written.');
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.record',
      subject: { type: 'LiveRecording', id: made.id },
      after: { part: made.part, state: made.state, failure: made.failure },
    });
    return { live: current, row: made };
  });
  if (row.state === 'running' && recorder !== null) await begin(deps, recorder, { live, row });
  await publishRecording(deps, row);
  return partsOf(deps.db, liveId);
}

/**
 * Starts the recording. A part that can't be written fails at once, so that it does not run
 * forever.
 */
async function begin(
  deps: Deps,
  recorder: LiveRecorder,
  { live, row }: { readonly live: LiveRow; readonly row: RecordingRow },
): Promise<void> {
  const parts = runningPartsOf(deps);
  try {
    const folder = recordingFolder(deps.config, row);
    await mkdir(folder, { recursive: true });
    recorder.start(live.channel, folder, (reason) => parts.fail(live.id, reason));
    parts.begin(row, live);
    await setRecordingStatus(deps, live.id, { recordingSince: row.startedAt });
  } catch (error) {
    await parts.end(live.id, 'disk_full');
    await closePart(deps, row.id, { at: deps.clock.now(), failure: 'disk_full' });
    throw error;
  }
  // If the session ended while the folder was created, its end missed this part.
  const { state } = await readLive(deps.db, live.id);
  if (state !== 'streaming') await parts.end(live.id);
}
