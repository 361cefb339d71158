import type { RecordingPart } from '@rostra/contract/live';
import { and, eq } from 'drizzle-orm';
import { hasHostControls, requireRight } from '#modules/live/rights.ts';
import { requireMember } from '#modules/live/standing.ts';
import type { Asked } from '#modules/live/standing.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { partsOf } from './readRecordings.ts';
import { runningPartsOf } from './runningPartsOf.ts';
import { liveRecordings } from './tables.ts';

/**
 * Ends the part that runs; what it becomes is composed after it.
 *
 * @throws AppError `liveRoleRefused`, `liveRecordingNone`, and as `requireMember`
 */
export async function stopRecording(deps: Deps, asked: Asked): Promise<RecordingPart[]> {
  const { db } = deps;
  const { liveId } = asked;
  requireRight(hasHostControls(await requireMember(db, asked)));
  const running = await db.$count(
    liveRecordings,
    and(eq(liveRecordings.liveId, liveId), eq(liveRecordings.state, 'running')),
  );
  if (running === 0) throw new AppError('liveRecordingNone');
  await runningPartsOf(deps).end(liveId);
  return partsOf(db, liveId);
}
