import type { RecordingPart } from '@rostra/contract/live';
import { and, eq } from 'drizzle-orm';
import { hasHostControls, requireRight } from '#modules/live/members/rights.ts';
import { requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { closePart } from './closePart.ts';
import { partsOf } from './readRecordings.ts';
import { runningPartsOf } from './runningPartsOf.ts';
import { liveRecordings } from './tables.ts';

/**
 * Ends the running part, which is composed next.
 *
 * @throws AppError `liveRoleRefused`, `liveRecordingNone`, and as `requireMember`
 */
export async function stopRecording(deps: Deps, request: RequestContext): Promise<RecordingPart[]> {
  const { db, clock } = deps;
  const { liveId } = request;
  requireRight(hasHostControls(await requireMember(db, request)));
  const [running] = await db
    .select({ id: liveRecordings.id })
    .from(liveRecordings)
    .where(and(eq(liveRecordings.liveId, liveId), eq(liveRecordings.state, 'running')));
  if (running === undefined) throw new AppError('liveRecordingNone');
  await runningPartsOf(deps).end(liveId);
  // A part that never really started in this process ends as well.
  await closePart(deps, running.id, { at: clock.now() });
  return partsOf(db, liveId);
}
