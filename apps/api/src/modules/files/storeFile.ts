import type { Readable } from 'node:stream';
import type { UploadKind } from '@rostra/contract';
import type { Deps } from '#platform/module/Deps.ts';
import { fileKey } from './detectContentType.ts';
import { fileUrlOf } from './fileUrls.ts';
import { imageSize } from './imageSize.ts';
import { storedName } from './storedName.ts';
import { files } from './tables.ts';

/** A file that the server itself makes: demo content, exports, recordings. */
export interface OwnContent {
  kind: UploadKind;
  name: string;
  contentType: string;
  content: Buffer | Readable;
  uploaderId?: number;
  subject?: { type: string; id: number };
}

/**
 * Stores one of the server's own files and returns its `file_url`. Call it outside of transactions:
 * the bytes are written first, so that a crash leaves an unused file and never a row without bytes.
 */
export async function storeFile(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'files'>,
  own: OwnContent,
): Promise<string> {
  const key = fileKey(own.kind, deps.ids.uuid());
  const bytes = await deps.files.put(key, own.content, own.contentType);
  await deps.db.insert(files).values({
    key,
    kind: own.kind,
    name: storedName(own.name, own.contentType),
    contentType: own.contentType,
    bytes,
    ...(Buffer.isBuffer(own.content) ? imageSize(own.content, own.contentType) : {}),
    uploaderId: own.uploaderId ?? null,
    state: 'stored',
    subjectType: own.subject?.type ?? null,
    subjectId: own.subject?.id ?? null,
    createdAt: deps.clock.now(),
  });
  return fileUrlOf(key);
}
