import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, FileStore, StoredFile } from './FileStore.ts';
import { checkFileKey } from './checkFileKey.ts';

/** How the name of a file ends while it is written. */
const DRAFT = '.part';

/** Keeps files in a folder of this machine: the default without an S3 bucket. */
export function folderFiles(root: string): FileStore {
  const pathOf = (key: string): string => join(root, checkFileKey(key));

  const size = async (key: string): Promise<number | null> => {
    try {
      const found = await stat(pathOf(key));
      return found.isFile() ? found.size : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  return {
    size,
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written beside and moved, so that a broken upload never shows as a file.
      const draft = `${path}.${process.pid}${DRAFT}`;
      try {
        await pipeline(
          Buffer.isBuffer(content) ? Readable.from([content]) : content,
          createWriteStream(draft),
        );
        const { size: bytes } = await stat(draft);
        await rename(draft, path);
        return bytes;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async open(key, range?: ByteRange): Promise<StoredFile | null> {
      const bytes = await size(key);
      if (bytes === null) return null;
      return { bytes, stream: createReadStream(pathOf(key), range) };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async removeDrafts(before) {
      const names = await readdir(root, { recursive: true }).catch(() => []);
      for (const name of names.filter((each) => each.endsWith(DRAFT))) {
        const path = join(root, name);
        const found = await stat(path).catch(() => undefined);
        if (found !== undefined && found.mtimeMs < before.getTime())
          await rm(path, { force: true });
      }
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');
