import { and, isNull, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { investorEvents } from '#modules/events/tables.ts';
import type { AudienceViewer } from './canRead.ts';
import { audiencePlaceholders, canBeSeenBy, canSee } from './canSee.ts';
import type { AudienceClass } from './canSee.ts';

const isPublishedAt = (now: Date | SQL): SQL | undefined =>
  and(isNull(investorEvents.withdrawnAt), lte(investorEvents.publishedAt, now));

/** Selects events in the audience of a class of readers, by its placeholders and the time's. */
export const classSeesEvent = (readers: AudienceClass, now: SQL): SQL | undefined =>
  and(
    isPublishedAt(now),
    canBeSeenBy(readers, audiencePlaceholders, { type: 'Event', id: investorEvents.id }),
  );

/** Selects events in the reader's audience: published by now, not withdrawn. */
export const canSeeEvent = ({
  viewer,
  now,
}: {
  readonly viewer: AudienceViewer;
  readonly now: Date;
}): SQL | undefined =>
  and(isPublishedAt(now), canSee(viewer, { type: 'Event', id: investorEvents.id }));
