import type { Deps } from '#platform/module/Deps.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** Whether a viewer may have the files of one subject. */
export type CanSee = (
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  subjectId: number,
) => Promise<boolean>;

const owners = new Map<string, CanSee>();

/**
 * Says who may see the files of a kind of subject (FND-60): call it once, where the module is
 * defined. Files of a subject that nobody registered are seen by their uploader alone.
 */
export function registerFileOwner(subjectType: string, canSee: CanSee): void {
  owners.set(subjectType, canSee);
}

/** Whether a viewer may see a file: as its uploader, or by its subject's rule. */
export async function canSeeFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  file: { uploaderId: number | null; subjectType: string | null; subjectId: number | null },
): Promise<boolean> {
  if (file.uploaderId !== null && viewer.userId === file.uploaderId) return true;
  if (file.subjectType === null || file.subjectId === null) return false;
  const canSee = owners.get(file.subjectType);
  return canSee !== undefined && (await canSee(deps, viewer, file.subjectId));
}
