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

/**
 * The access rule for the files of a subject type (FND-60). Files of a subject without one are
 * visible only to their uploader.
 */
export interface FileOwner {
  subjectType: string;
  canSee: CanSeeFile;
}

declare module '#platform/module/Contributions.ts' {
  interface ContributionTypes {
    fileOwners: FileOwner;
  }
}

/** Returns whether a viewer may see a file: as its uploader, or by the rule of its subject. */
export async function canSeeFile(
  deps: Pick<Deps, 'db' | 'clock' | 'contributed'>,
  viewer: Viewer,
  file: Pick<FileRow, 'key' | 'uploaderId' | 'subjectType' | 'subjectId'>,
): Promise<boolean> {
  if (file.uploaderId !== null && viewer.userId === file.uploaderId) return true;
  if (file.subjectType === null || file.subjectId === null) return false;
  const { subjectType, subjectId, key } = file;
  const owner = deps.contributed('fileOwners').find((known) => known.subjectType === subjectType);
  return owner !== undefined && (await owner.canSee(deps, viewer, subjectId, key));
}
