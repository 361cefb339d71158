import type { Deps } from '#platform/module/Deps.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { FileRow } from './fileRecords.ts';

/** Decides whether a viewer may have the files of one subject. */
export type CanSee = (
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  subjectId: number,
) => Promise<boolean>;

/** Decides whether a viewer may have one file of a subject, by its key. */
export type CanSeeFile = (...of: [...Parameters<CanSee>, key: string]) => Promise<boolean>;

const owners = new Map<string, CanSeeFile>();

/**
 * Registers the access rule for the files of a subject type (FND-60). Call it once, where the
 * module is defined. Files of an unregistered subject are visible only to their uploader.
 */
export function registerFileOwner(subjectType: string, canSee: CanSeeFile): void {
  owners.set(subjectType, canSee);
}

/** Returns whether a viewer may see a file: as its uploader, or by the rule of its subject. */
export async function canSeeFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  file: Pick<FileRow, 'key' | 'uploaderId' | 'subjectType' | 'subjectId'>,
): Promise<boolean> {
  if (file.uploaderId !== null && viewer.userId === file.uploaderId) return true;
  if (file.subjectType === null || file.subjectId === null) return false;
  const canSee = owners.get(file.subjectType);
  return canSee !== undefined && (await canSee(deps, viewer, file.subjectId, file.key));
}
