import { and, eq, or } from 'drizzle-orm';
import { fileUrlOf } from '#modules/files/index.ts';
import type { CanSeeFile } from '#modules/files/index.ts';
import { memberWithRight } from '#modules/live/access/hasRoomRight.ts';
import { visibleFiles } from './readFiles.ts';
import { livePreviewFiles } from './tables.ts';

/**
 * Returns whether a viewer may have a document's file, as uploaded or converted: if their list shows
 * the document (LPRE-12, LPRE-13).
 */
export const seesDocument: CanSeeFile = async (deps, viewer, liveId, key) => {
  const me = await memberWithRight(deps, viewer, liveId, 'documents');
  if (me === undefined) return false;
  const isIt = or(eq(livePreviewFiles.fileUrl, fileUrlOf(key)), eq(livePreviewFiles.shownKey, key));
  return (await deps.db.$count(livePreviewFiles, and(visibleFiles(liveId, me), isIt))) > 0;
};
