import { Readable } from 'node:stream';
import { and, eq, gt } from 'drizzle-orm';
import type { UploadKind } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { tokenHashOf } from './askForUpload.ts';
import { detectContentType, HEAD_BYTES } from './detectContentType.ts';
import type { DetectedType } from './detectContentType.ts';
import { MAX_BYTES, tooLarge } from './fileLimits.ts';
import { fileUrlOf } from './fileUrls.ts';
import { imageSize, SIZE_BYTES } from './imageSize.ts';
import { storedName } from './storedName.ts';
import { files } from './tables.ts';

/** Throws if a number of bytes is too large. */
type SizeLimit = (bytes: number) => void;

/** Returns the limit of the kind and of the declared size. */
function limitOf(kind: UploadKind, declared: number | null): SizeLimit {
  return (bytes) => {
    if (bytes > MAX_BYTES[kind]) throw tooLarge(kind);
    if (declared !== null && bytes > declared) throw new AppError('largerThanDeclared');
  };
}

/** Checks the first bytes, counts the rest, and forwards everything. */
async function* inspected(
  source: AsyncIterable<Buffer>,
  { kind, name, limit }: { kind: UploadKind; name: string; limit: SizeLimit },
  notify: (type: DetectedType) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  let head: Buffer = Buffer.alloc(0);
  let known = false;
  const check = (): void => {
    const type = detectContentType(head, name);
    if (type === undefined || type.kind !== kind) throw new AppError('fileKindRefused');
    notify(type);
    known = true;
  };
  for await (const chunk of source) {
    bytes += chunk.length;
    limit(bytes);
    if (known) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    check();
    yield head;
  }
  if (!known) {
    check();
    yield head;
  }
}

/** Forwards everything, and keeps the first bytes of an image, which hold its width and height. */
async function* keepingHead(
  source: AsyncIterable<Buffer>,
  kept: Buffer[],
  kind: UploadKind,
): AsyncGenerator<Buffer> {
  let missing = kind === 'image' ? SIZE_BYTES : 0;
  for await (const chunk of source) {
    if (missing > 0) {
      // A copy: the part of a chunk would keep the whole chunk in memory.
      kept.push(Buffer.from(chunk.subarray(0, missing)));
      missing -= Math.min(missing, chunk.length);
    }
    yield chunk;
  }
}

/**
 * Receives an upload as a stream: size and kind are checked on the way, and only the beginning of
 * an image is held in memory.
 * A refused or broken upload may be repeated until it expires.
 *
 * @param contentLength bytes that the request declares, if it does
 * @throws AppError `uploadExpired`, `fileKindRefused`, the three errors for too large files,
 *   `largerThanDeclared` for more bytes than the token allows
 */
export async function receiveUpload(
  deps: Deps,
  token: string,
  source: AsyncIterable<Buffer>,
  contentLength: number | undefined,
): Promise<{ file_url: string; bytes: number; content_type: string }> {
  const now = deps.clock.now();
  // Of two concurrent uploads with one token, one succeeds.
  const [place] = await deps.db
    .update(files)
    .set({ state: 'receiving' })
    .where(
      and(
        eq(files.tokenHash, tokenHashOf(token)),
        eq(files.state, 'waiting'),
        gt(files.uploadUntil, now),
      ),
    )
    .returning();
  if (place === undefined) throw new AppError('uploadExpired');
  const kind = place.kind as UploadKind;
  let type: DetectedType | undefined;
  try {
    const limit = limitOf(kind, place.declaredBytes);
    if (contentLength !== undefined) limit(contentLength);
    const head: Buffer[] = [];
    const checked = inspected(
      keepingHead(source, head, kind),
      { kind, name: place.name, limit },
      (found) => {
        type = found;
      },
    );
    const bytes = await deps.files.put(
      place.key,
      Readable.from(checked, { objectMode: false }),
      place.contentType,
    );
    const contentType = type?.contentType ?? place.contentType;
    await deps.db
      .update(files)
      .set({
        state: 'stored',
        name: storedName(place.name, contentType),
        bytes,
        contentType,
        tokenHash: null,
        ...imageSize(Buffer.concat(head), contentType),
      })
      .where(eq(files.id, place.id));
    return { file_url: fileUrlOf(place.key), bytes, content_type: contentType };
  } catch (error) {
    await deps.db.update(files).set({ state: 'waiting' }).where(eq(files.id, place.id));
    throw error;
  }
}
