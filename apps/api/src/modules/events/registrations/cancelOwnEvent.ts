import { and, eq } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { leadsOrganizer } from '../leadsOrganizer.ts';
import { visibleTo } from '../listEvents.ts';
import { investorEvents } from '../tables.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { cancelEvent } from './cancelEvent.ts';

/**
 * Cancels an event for the lead of its organizer, with the same effects as by staff (EVT-37).
 *
 * @throws AppError `eventNotFound`, `forbidden` for everyone else, `eventNotCancelable`
 */
export async function cancelOwnEvent(
  deps: Deps,
  call: Call<'postEventCancel'>,
): Promise<Data<'postEventCancel'>> {
  const { viewer, params } = call;
  const id = requireUser(viewer);
  const reader = { viewer, now: deps.clock.now() };
  const [event] = await deps.db
    .select({ organizerId: investorEvents.organizerId })
    .from(investorEvents)
    .where(and(eq(investorEvents.id, params.id), visibleTo(reader)));
  if (event === undefined) throw new AppError('eventNotFound');
  if (!leadsOrganizer(viewer, event)) throw new AppError('forbidden');
  return cancelEvent(deps, call, { kind: 'user', id });
}
