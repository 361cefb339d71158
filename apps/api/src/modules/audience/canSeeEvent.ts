import { and, isNull, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { investorEvents } from '#modules/events/tables.ts';
import type { AudienceViewer } from './canRead.ts';
import { canSee } from './canSee.ts';

/** Selects events in the reader's audience: published by now, not withdrawn. */
export const canSeeEvent = ({
  viewer,
  now,
}: {
  readonly viewer: AudienceViewer;
  readonly now: Date;
}): SQL | undefined =>
  and(
    isNull(investorEvents.withdrawnAt),
    lte(investorEvents.publishedAt, now),
    canSee(viewer, { type: 'Event', id: investorEvents.id }),
  );
