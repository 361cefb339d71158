import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { RtpFileParser } from '../../../sfu/recording/rtpFile.ts';
import type { TrackHead } from '../../../sfu/recording/rtpFile.ts';

/** Bytes that contain the header of any track. */
const HEAD_BYTES = 1024;

/** Reads the headers of a folder's tracks; a track cut off within its header is left out. */
export async function readHeads(
  folder: string,
): Promise<{ readonly name: string; readonly head: TrackHead }[]> {
  const names = await readdir(folder).catch(() => []);
  const heads = await Promise.all(
    names
      .filter((name) => name.endsWith('.rtp'))
      .toSorted()
      .map(async (name) => {
        const file = await open(path.join(folder, name));
        try {
          const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
          const parser = new RtpFileParser();
          parser.push(buffer.subarray(0, bytesRead));
          return parser.head === undefined ? [] : [{ name, head: parser.head }];
        } finally {
          await file.close();
        }
      }),
  );
  return heads.flat();
}
