import { REACTIONS_MAX, REACTIONS_WINDOW_MS } from '@rostra/contract/live';
import type { Reaction } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { readMemberContext, assertNotEnded } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import type { ReactionTicks } from './ReactionTicks.ts';

const RATE = { max: REACTIONS_MAX, windowSeconds: REACTIONS_WINDOW_MS / 1000 };

/**
 * Shows a reaction. Everyone receives counts without names, and nothing is stored.
 *
 * @throws AppError `liveEnded`, `tooFrequent`
 */
export async function showReaction(
  deps: Deps,
  ticks: ReactionTicks,
  request: RequestContext & { reaction: Reaction },
): Promise<{ reaction: Reaction }> {
  const { reaction } = request;
  const context = await readMemberContext(deps.db, request, 'chat');
  assertNotEnded(context);
  await enforceRateLimit(deps, `live:reaction:${context.me.id}`, RATE);
  ticks.note(context.live.channel, reaction);
  return { reaction };
}
