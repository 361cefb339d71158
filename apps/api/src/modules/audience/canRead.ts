import { organizationTypes } from '#modules/reference/index.ts';
import { isStaff } from '#platform/viewer/Viewer.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** Who may see a thing (platform §6: organization types, visitors, specific people). */
export interface Audience {
  /** Readers of whom no organization is known. */
  visitors: boolean;
  /** Empty, with nobody listed: members of every type and all users. */
  organizationTypeIds: readonly number[];
  /** People who see it whatever their organization; alone, they are the only ones. */
  userIds: readonly number[];
  /** Members of each organization outside who may read it on trial; 0 when absent. */
  trialQuota?: number;
}

/**
 * How a reader stands to the trial of his organization: he has taken a place, or one is left. Null:
 * there is none for him.
 */
export type Trial = 'taken' | 'open' | null;

/** An audience with what its trial is to one reader. */
export interface ReadersAudience extends Audience {
  trial?: Trial;
}

/** What of a viewer decides about audiences. */
export type AudienceViewer = Pick<Viewer, 'kind' | 'userId' | 'organizations' | 'capabilities'>;

/** Whether an audience keeps nobody out, so that no row is needed. */
export const isOpen = (audience: Audience): boolean =>
  audience.visitors && audience.organizationTypeIds.length === 0;

/**
 * The one rule of who may read a thing: its audience, and who has taken a place of his organization's
 * trial. Staff read everything they review.
 *
 * @param audience null: everybody
 */
export function canRead(audience: ReadersAudience | null, viewer: AudienceViewer): boolean {
  return audience === null || audience.trial === 'taken' || isInAudience(audience, viewer);
}

/**
 * Whether a thing is shown to a viewer in lists: he may read it, or could on trial. `canSee` says
 * the same in SQL, and a test holds the two together.
 */
export const canFind = (audience: ReadersAudience | null, viewer: AudienceViewer): boolean =>
  canRead(audience, viewer) || audience?.trial === 'open';

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

/** The types of the viewer's organizations as ids of the reference data. */
export function organizationTypeIdsOf(viewer: Pick<Viewer, 'organizations'>): number[] {
  return viewer.organizations.flatMap(({ type }) => {
    const found = organizationTypes.find((row) => row.code === type || String(row.id) === type);
    return found === undefined ? [] : [found.id];
  });
}
