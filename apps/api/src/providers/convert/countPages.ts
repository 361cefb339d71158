import path from 'node:path';
import type { PreviewFailure } from '@rostra/contract/live';
import type { ConvertLimits } from './convertLimits.ts';
import { runLimited } from './runLimited.ts';

const PROGRAM = path.join(import.meta.dirname, 'pdfPages.ts');
/** MiB of a script's memory: a PDF of ten thousand pages takes a tenth. */
const HEAP_MIB = 768;
const SPOKEN = /^\{"pages":(\d+)\}$/m;

/**
 * Counts the pages of a PDF that opens; returns a failure for one that is broken or needs a
 * password. Another process opens it, with read access only.
 */
export async function countPages(
  pdf: string,
  limits: ConvertLimits,
): Promise<{ readonly pages: number } | { readonly failure: PreviewFailure }> {
  const end = await runLimited({
    command: process.execPath,
    args: [
      `--max-old-space-size=${HEAP_MIB}`,
      '--permission',
      '--allow-fs-read=*',
      '--no-warnings',
      PROGRAM,
      pdf,
    ],
    env: {},
    timeoutMs: limits.timeoutMs,
    folder: path.dirname(pdf),
    folderBytes: Infinity,
  });
  if (end.reason !== 'ended') return { failure: end.reason };
  const pages = Number(SPOKEN.exec(end.output)?.[1] ?? 0);
  if (end.code !== 0 || pages === 0) return { failure: 'unreadable' };
  return pages > limits.pages ? { failure: 'too_large' } : { pages };
}
