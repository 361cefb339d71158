import type { Deps } from '#platform/module/Deps.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { canSeeFile } from './fileOwners.ts';
import { storedFile } from './fileRecords.ts';
import { isFileUrl, keyOfUrl } from './fileUrls.ts';

/**
 * Returns whether a viewer may read an address; addresses outside of our storage are open to
 * everyone.
 */
export async function mayReadUrl(
  deps: Pick<Deps, 'db' | 'clock' | 'contributed'>,
  viewer: Viewer,
  url: string,
): Promise<boolean> {
  if (!isFileUrl(url)) return true;
  const key = keyOfUrl(url);
  const file = key === undefined ? undefined : await storedFile(deps.db, key);
  return file !== undefined && canSeeFile(deps, viewer, file);
}
