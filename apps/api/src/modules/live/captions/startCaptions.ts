import type { CaptionLanguage, CaptionRun } from '@rostra/contract/live';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { hasHostControls, requireRight } from '#modules/live/members/rights.ts';
import { setRecordingStatus } from '#modules/live/host/setRecordingStatus.ts';
import { readLive, assertNotEnded, requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { eq } from 'drizzle-orm';
import { captionLanguagesOf } from './captionLanguagesOf.ts';
import { runningCaptionsOf } from './runningCaptionsOf.ts';

/**
 * Starts captions of a streaming live session, or continues them in another language. Everyone is
 * notified at once (LHST-26, LHST-27).
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, `liveTransitionIllegal` while it does not
 *   stream, `liveCaptionsUnavailable` if this language can't be transcribed
 */
export async function startCaptions(
  deps: Deps,
  request: RequestContext & { readonly language: CaptionLanguage },
): Promise<CaptionRun> {
  const { liveId, userId, language } = request;
  const captions = runningCaptionsOf(deps);
  const live = await inTransaction(deps, async (tx) => {
    const current = await lockAndBumpRevision(tx, liveId);
    const me = await requireMember(tx, request);
    requireRight(hasHostControls(me));
    assertNotEnded({ live: current, me });
    if (current.state !== 'streaming') throw new AppError('liveTransitionIllegal');
    const [meeting] = await tx
      .select({ onlineType: meetings.onlineType })
      .from(meetings)
      .where(eq(meetings.id, current.meetingId));
    if (!captionLanguagesOf(deps, meeting?.onlineType === 'rtmp').includes(language)) {
      throw new AppError('liveCaptionsUnavailable');
    }
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.writeCaptions',
      subject: { type: 'Live', id: liveId },
      after: { language },
    });
    return current;
  });
  const run = captions.begin(live, language);
  await setRecordingStatus(deps, liveId, { asrState: 'running' });
  // If the session ended meanwhile, its end missed these captions.
  if ((await readLive(deps.db, liveId)).state !== 'streaming') await captions.end(liveId);
  if (captions.runOf(liveId) === null)
    await setRecordingStatus(deps, liveId, { asrState: 'finished' });
  return run;
}
