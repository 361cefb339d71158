import { and, desc, eq, lt } from 'drizzle-orm';
import { CAPTIONS_PAGE_SIZE } from '@rostra/contract/live';
import type { Captions } from '@rostra/contract/live';
import { requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { captionLineOf } from './captionLineOf.ts';
import { runningCaptionsOf } from './runningCaptionsOf.ts';
import { liveCaptions } from './tables.ts';

/**
 * Returns caption lines to admitted members, newest last, before a given line if there is one.
 *
 * @throws AppError as `requireMember`
 */
export async function readCaptions(
  deps: Deps,
  request: RequestContext & { readonly before: number | undefined },
): Promise<Captions> {
  const { liveId, before } = request;
  await requireMember(deps.db, request, 'captions');
  const found = await deps.db
    .select()
    .from(liveCaptions)
    .where(
      and(
        eq(liveCaptions.liveId, liveId),
        before === undefined ? undefined : lt(liveCaptions.id, before),
      ),
    )
    .orderBy(desc(liveCaptions.id))
    .limit(CAPTIONS_PAGE_SIZE);
  return {
    run: runningCaptionsOf(deps).runOf(liveId),
    lines: found.map(captionLineOf).toReversed(),
  };
}
