import { defineModule } from '#platform/module/defineModule.ts';
import type { FileOwner } from './fileOwners.ts';
import { BUSINESS_CARD, filesOfUser, removeFilesOfUser } from './filesOfUser.ts';
import { removeStored } from './removeStored.ts';
import { fileRoutes } from './routes.ts';
import { sweepFiles } from './sweepFiles.ts';

export { BUSINESS_CARD } from './filesOfUser.ts';
export { endWithRight, RIGHT_CHECK_MS } from './endWithRight.ts';
export type { CanSee, CanSeeFile, FileOwner } from './fileOwners.ts';
export { claimFile, requireOwnFile } from './fileRecords.ts';
export type { FileRow } from './fileRecords.ts';
export { fileUrlOf, keyOfUrl } from './fileUrls.ts';
export type { ImageSize } from './imageSize.ts';
export { imageSizes } from './imageSizes.ts';
export { mayReadUrl } from './mayReadUrl.ts';
export { removeFiles } from './removeStored.ts';
export { byteRange, contentDisposition } from './serveFile.ts';
export { storedName } from './storedName.ts';
export { storeFile } from './storeFile.ts';
export type { OwnContent } from './storeFile.ts';

/** A business card is visible to its owner, as the uploader, and to identity reviewers. */
const businessCards: FileOwner = {
  subjectType: BUSINESS_CARD,
  canSee: async (_deps, viewer, userId) =>
    viewer.userId === userId || viewer.capabilities.has('staff:review'),
};

export const files = defineModule({
  name: 'files',
  routes: fileRoutes,
  jobs: [sweepFiles, removeFilesOfUser, removeStored],
  ownData: [filesOfUser],
  fileOwners: [businessCards],
});
