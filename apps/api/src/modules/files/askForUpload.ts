import { createHash } from 'node:crypto';
import { API_BASE } from '@rostra/contract';
import type { UploadKind } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { limitedAddress } from '#platform/rateLimit/limitedAddress.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { fileKey } from './detectContentType.ts';
import { checkSize, MAX_BYTES } from './fileLimits.ts';
import { fileUrlOf } from './fileUrls.ts';
import { files } from './tables.ts';

/** Minutes within which an upload must end. */
const UPLOAD_MINUTES = 60;
const UPLOADS_PER_VISITOR = { max: 10, windowSeconds: 60 * 60 };
const UPLOADS_PER_USER = { max: 200, windowSeconds: 60 * 60 };

export const tokenHashOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * Issues an upload token for one file. Visitors may upload only an image, for the business card of
 * a sign-up; users any kind.
 *
 * @throws AppError `imageTooLarge`, `videoTooLarge`, `documentTooLarge`, `sessionMissing`
 */
export async function askForUpload(
  deps: Deps,
  input: { kind: UploadKind; name: string; size: number; content_type: string },
  viewer: Viewer,
  address: string,
) {
  if (viewer.userId === undefined && input.kind !== 'image') throw new AppError('sessionMissing');
  checkSize(input.kind, input.size);
  await (viewer.userId === undefined
    ? enforceRateLimit(deps, `upload:address:${limitedAddress(address)}`, UPLOADS_PER_VISITOR)
    : enforceRateLimit(deps, `upload:user:${viewer.userId}`, UPLOADS_PER_USER));
  const now = deps.clock.now();
  const uploadUntil = new Date(now.getTime() + UPLOAD_MINUTES * 60_000);
  const token = deps.random.token();
  const key = fileKey(input.kind, deps.ids.uuid());
  await deps.db.insert(files).values({
    key,
    kind: input.kind,
    name: input.name,
    contentType: input.content_type,
    declaredBytes: input.size,
    uploaderId: viewer.userId ?? null,
    state: 'waiting',
    tokenHash: tokenHashOf(token),
    uploadUntil,
    createdAt: now,
  });
  return {
    token,
    upload_url: `${API_BASE}/uploads/${token}`,
    file_url: fileUrlOf(key),
    max_bytes: MAX_BYTES[input.kind],
    expires_at: uploadUntil.toISOString(),
  };
}
