import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { LIVE_UNPAID_MINUTES } from '@rostra/contract/live';
import { liveMembers, lives } from '#modules/live/tables.ts';
import { defineJob } from '#platform/jobs/JobQueue.ts';
import { onEvent } from '#platform/outbox/DomainEvent.ts';
import { endTrials, removedFrom } from './endTrials.ts';
import { settleTrials } from './settleTrials.ts';

const MINUTE_MS = 60_000;

/** Ends the trials of one live when its time has come (LTIM-07). */
export const endTrialsOf = defineJob(
  'live.endTrials',
  z.object({ liveId: z.number().int() }),
  ({ liveId }, deps) => endTrials(deps, liveId),
);

/** Ends what a lost job left open, and what began after its time. */
export const sweepTrials = defineJob(
  'live.sweepTrials',
  z.object({}),
  async (_data, deps) => {
    const due = await deps.db
      .selectDistinct({ id: lives.id })
      .from(lives)
      .innerJoin(liveMembers, eq(liveMembers.liveId, lives.id))
      .where(
        and(
          inArray(lives.state, ['streaming', 'pre_stopped']),
          isNotNull(lives.startedAt),
          lte(
            lives.startedAt,
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

/** Has who paid take part like everyone else. */
export const settleTrialsOf = defineJob(
  'live.settleTrials',
  z.object({ userId: z.number().int() }),
  ({ userId }, deps) => settleTrials(deps, { userId }),
);

/** With the start of a live its free minutes run. */
export const countTrials = onEvent(
  'live.streaming',
  'live.countTrials',
  async (event, tx, deps) => {
    const liveId = Number(event.subject.id);
    await deps.jobs.enqueue(tx, endTrialsOf, { liveId }, { startAfter: removedFrom(event.at) });
  },
);

/** What pays: an order of a meeting or of VIP, and VIP that staff give. */
export const paidTrials = (['order.paid', 'vip.granted'] as const).map((name) =>
  onEvent(name, 'live.settleTrials', async (event, tx, deps) => {
    const { userId } = event.payload;
    if (typeof userId === 'number') await deps.jobs.enqueue(tx, settleTrialsOf, { userId });
  }),
);
