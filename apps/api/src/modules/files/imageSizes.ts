import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import type { ImageSize } from './imageSize.ts';
import { fileUrlOf, keyOfUrl } from './fileUrls.ts';
import { files } from './tables.ts';

/**
 * Returns the sizes of the site's own images by their `file_url`, in one query. Other addresses and
 * files without a known size are missing.
 */
export async function imageSizes(
  db: Database,
  fileUrls: readonly string[],
): Promise<Map<string, ImageSize>> {
  const keys = fileUrls.map(keyOfUrl).filter((key) => key !== undefined);
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: files.key, width: files.width, height: files.height })
    .from(files)
    .where(and(inArray(files.key, keys), isNotNull(files.width)));
  return new Map(
    rows.map(({ key, width, height }) => [
      fileUrlOf(key),
      { width: width ?? 0, height: height ?? 0 },
    ]),
  );
}
