import type { Deps } from '#platform/module/Deps.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { canSeeFile } from './fileOwners.ts';
import { storedFile } from './fileRecords.ts';
import { isFileUrl, keyOfUrl } from './fileUrls.ts';

/** Whether a viewer may read what stands at an address; what is no file of ours is open to all. */
export async function mayReadUrl(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  url: string,
): Promise<boolean> {
  if (!isFileUrl(url)) return true;
  const key = keyOfUrl(url);
  const file = key === undefined ? undefined : await storedFile(deps.db, key);
  return file !== undefined && canSeeFile(deps, viewer, file);
}
