import type { ErrorDetails } from '@rostra/contract';
import type { AccessRefusal } from '#modules/events/index.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { MemberRow } from '../tables.ts';

/** Refusals that become "the right has ended" for people who were in the room before. */
const LOST: ReadonlySet<AccessRefusal> = new Set(['notRegistered', 'liveNotPaid', 'liveNotFound']);

/**
 * Refuses with the matching error and the event to link to.
 *
 * @throws AppError always
 */
export function refuseAccess(
  refusal: AccessRefusal,
  eventId: number,
  member: Pick<MemberRow, 'removedReason' | 'accessEndedAt'> | undefined,
): never {
  if (refusal === 'liveRemoved') {
    const reason = member?.removedReason ?? null;
    const params = {
      event_id: eventId,
      ...(reason === null ? {} : { reason }),
    } satisfies ErrorDetails['liveRemoved'];
    throw new AppError('liveRemoved', { params });
  }
  const params = { event_id: eventId } satisfies ErrorDetails['liveRightEnded'];
  const hasLeft = (member?.accessEndedAt ?? null) !== null;
  if (hasLeft && LOST.has(refusal)) throw new AppError('liveRightEnded', { params });
  switch (refusal) {
    case 'notRegistered':
    case 'liveNotPaid':
    case 'liveTrialOver':
      throw new AppError(refusal, { params });
    default:
      throw new AppError(refusal);
  }
}
