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
}

/** What of a viewer decides about audiences. */
export type AudienceViewer = Pick<Viewer, 'kind' | 'userId' | 'organizations' | 'capabilities'>;

/** Whether an audience keeps nobody out, so that no row is needed. */
export const isOpen = (audience: Audience): boolean =>
  audience.visitors && audience.organizationTypeIds.length === 0;

/**
 * The one rule of who may see a thing; `canSee` says the same in SQL, and a test holds the two
 * together. Staff see everything they review.
 *
 * @param audience null: everybody
 */
export function canRead(audience: Audience | null, viewer: AudienceViewer): boolean {
  if (audience === null || isStaff(viewer)) return true;
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
