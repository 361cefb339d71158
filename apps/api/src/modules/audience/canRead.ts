import { organizationTypes } from '#modules/reference/index.ts';
import { isStaff } from '#platform/viewer/Viewer.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** The readers of an item (platform §6: organization types, visitors, specific people). */
export interface Audience {
  /** Readers without a known organization. */
  visitors: boolean;
  /** If empty, and without listed people: members of every type and all users. */
  organizationTypeIds: readonly number[];
  /**
   * People with access regardless of their organization. Without other conditions, only they have
   * access.
   */
  userIds: readonly number[];
  /** Number of members of each outside organization that may read it on trial; absent: 0. */
  trialQuota?: number;
}

/**
 * The reader's trial through their organization: they have taken a seat, or one is available. Null:
 * they have none.
 */
export type Trial = 'taken' | 'open' | null;

/** An audience with the state of its trial for one reader. */
export interface ReadersAudience extends Audience {
  trial?: Trial;
}

/** The viewer fields that decide about audiences. */
export type AudienceViewer = Pick<Viewer, 'kind' | 'userId' | 'organizations' | 'capabilities'>;

/** Returns whether an audience excludes nobody, so that it needs no row. */
export const isOpen = (audience: Audience): boolean =>
  audience.visitors && audience.organizationTypeIds.length === 0;

/**
 * Returns whether a viewer may read an item. Access comes from its audience, from a trial seat of
 * the reader's organization, or from a staff role.
 *
 * @param audience null: everyone
 */
export function canRead(audience: ReadersAudience | null, viewer: AudienceViewer): boolean {
  return audience === null || audience.trial === 'taken' || isInAudience(audience, viewer);
}

/**
 * Returns whether only a trial can open an item to a viewer, so that an audience read without it
 * does not suffice.
 */
export const isTrialDecisive = (audience: Audience | null, viewer: AudienceViewer): boolean =>
  audience !== null &&
  (audience.trialQuota ?? 0) > 0 &&
  viewer.kind === 'user' &&
  !isInAudience(audience, viewer);

function isInAudience(audience: Audience, viewer: AudienceViewer): boolean {
  if (isStaff(viewer)) return true;
  if (viewer.kind !== 'user' || viewer.userId === undefined) return audience.visitors;
  if (audience.userIds.includes(viewer.userId)) return true;
  if (audience.organizationTypeIds.length === 0) {
    return audience.visitors || audience.userIds.length === 0;
  }
  const types = organizationTypeIdsOf(viewer);
  if (types.length === 0) return audience.visitors;
  return types.some((type) => audience.organizationTypeIds.includes(type));
}

/** Returns the types of the viewer's organizations as IDs of the reference data. */
export function organizationTypeIdsOf(viewer: Pick<Viewer, 'organizations'>): number[] {
  return viewer.organizations.flatMap(({ type }) => {
    const found = organizationTypes.find((row) => row.code === type || String(row.id) === type);
    return found === undefined ? [] : [found.id];
  });
}
