import { hasHostControls, requireRight } from '#modules/live/members/rights.ts';
import { requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { runningCaptionsOf } from './runningCaptionsOf.ts';

/**
 * Stops captions; existing lines remain.
 *
 * @throws AppError `liveRoleRefused`, `liveTransitionIllegal` while no captions run, and as
 *   `requireMember`
 */
export async function stopCaptions(
  deps: Deps,
  request: RequestContext,
): Promise<Record<string, never>> {
  requireRight(hasHostControls(await requireMember(deps.db, request)));
  if (!(await runningCaptionsOf(deps).end(request.liveId))) {
    throw new AppError('liveTransitionIllegal');
  }
  return {};
}
