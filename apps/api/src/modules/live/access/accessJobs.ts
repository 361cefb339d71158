import { z } from 'zod';
import { defineJob } from '#platform/jobs/defineJob.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { endAccess } from './endAccess.ts';

/** Ends a user's access to rooms where they no longer have a right. */
export const endAccessOf = defineJob(
  'live.endAccess',
  z.object({ userId: z.number().int() }),
  ({ userId }, deps) => endAccess(deps, userId),
);

/** Events after which a user may have lost a right; each names the user. */
const LOSSES = [
  'order.refunded',
  'registration.canceled',
  'registration.eventCanceled',
  'registration.neverStarted',
  'session.ended',
  'user.withdrawn',
];

/** Checks a user's rooms after each event that may have ended one of their rights. */
export const accessEnds = LOSSES.map((name) =>
  onEvent(name, 'live.endAccess', async ({ payload }, tx, deps) => {
    const { userId } = payload;
    if (typeof userId !== 'number') return;
    await deps.jobs.enqueue(tx, endAccessOf, { userId }, { isUrgent: true });
  }),
);
