import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { CONVERT_LIMITS } from './convertLimits.ts';
import type { DocumentConverter } from './DocumentConverter.ts';
import { LibreOffice } from './LibreOffice.ts';
import { findSandbox } from './sandbox.ts';

/** Usual paths of LibreOffice. */
const PLACES = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/opt/libreoffice/program/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
];

/** Creates the converter of this machine; without LibreOffice only PDFs and images can be shown. */
export function createConverter(
  { sofficePath }: Pick<Config, 'sofficePath'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): DocumentConverter {
  const places = sofficePath === undefined ? PLACES : [sofficePath];
  return new LibreOffice({
    program: places.find((place) => existsSync(place)),
    limits: CONVERT_LIMITS,
    sandbox: async () => {
      const sandbox = await findSandbox(CONVERT_LIMITS);
      if (sandbox === 'bwrap') log.info({ sandbox }, 'documents are converted behind walls');
      else log.warn({ sandbox }, 'documents are converted without bubblewrap');
      return sandbox;
    },
  });
}
