import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { LIVE_UNPAID_MINUTES } from '@rostra/contract/live';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { endTrials, removedFrom } from './endTrials.ts';
import { settleTrials } from './settleTrials.ts';

const MINUTE_MS = 60_000;

/** Ends the trials of one live session when they are due (LTIM-07). */
export const endTrialsOf = defineJob(
  'live.endTrials',
  z.object({ liveId: z.number().int() }),
  ({ liveId }, deps) => endTrials(deps, liveId),
);

/** Ends trials that a lost job left open, or that started after their time. */
export const sweepTrials = defineJob(
  'live.sweepTrials',
  z.object({}),
  async (_data, deps) => {
    const due = await deps.db
      .selectDistinct({ id: liveSessions.id })
      .from(liveSessions)
      .innerJoin(liveMembers, eq(liveMembers.liveId, liveSessions.id))
      .where(
        and(
          inArray(liveSessions.state, ['streaming', 'pre_stopped']),
          isNotNull(liveSessions.startedAt),
          lte(
            liveSessions.startedAt,
            new Date(deps.clock.now().getTime() - LIVE_UNPAID_MINUTES * MINUTE_MS),
          ),
          eq(liveMembers.isTrial, true),
          eq(liveMembers.role, 'audience'),
          isNull(liveMembers.trialEndedAt),
          isNull(liveMembers.removedAt),
        ),
      );
    for (const { id } of due) await endTrials(deps, id);
  },
  { cron: '* * * * *' },
);

/** Makes paid trial members regular attendees. */
export const settleTrialsOf = defineJob(
  'live.settleTrials',
  z.object({ userId: z.number().int() }),
  ({ userId }, deps) => settleTrials(deps, { userId }),
);

/** Starts the free minutes together with the live session. */
export const countTrials = onEvent(
  'live.streaming',
  'live.countTrials',
  async (event, tx, deps) => {
    const liveId = Number(event.subject.id);
    await deps.jobs.enqueue(tx, endTrialsOf, { liveId }, { startAfter: removedFrom(event.at) });
  },
);

/** Events that pay for a trial: an order of a meeting or of VIP, and VIP granted by staff. */
export const paidTrials = (['order.paid', 'vip.granted'] as const).map((name) =>
  onEvent(name, 'live.settleTrials', async (event, tx, deps) => {
    const { userId } = event.payload;
    if (typeof userId === 'number') await deps.jobs.enqueue(tx, settleTrialsOf, { userId });
  }),
);
