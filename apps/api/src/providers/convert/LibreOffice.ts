import { createWriteStream } from 'node:fs';
import { lstat, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ConvertLimits } from './convertLimits.ts';
import { countPages } from './countPages.ts';
import type { Conversion, DocumentConverter, DocumentFormat } from './DocumentConverter.ts';
import { OFFICE_SETTINGS } from './officeSettings.ts';
import { runLimited } from './runLimited.ts';
import { SYSTEM_PATH, walled } from './sandbox.ts';
import type { SandboxKind } from './sandbox.ts';
import { unpackedBytes } from './unpackedBytes.ts';

/** Settings of the conversion on this machine. */
export interface OfficeSettings {
  /** The program `soffice`; undefined: Office files cannot be shown. */
  readonly program: string | undefined;
  readonly limits: ConvertLimits;
  /** Determined once, with the first document. */
  readonly sandbox: () => Promise<SandboxKind>;
  /** Parent of the jobs' folders. @default the system's folder for temporary files */
  readonly folder?: string | undefined;
}

/**
 * Converts with LibreOffice: one sandboxed process per document, with its own profile and a time
 * limit. LibreOffice exits with success for broken files too, so only a PDF that opens counts as
 * success.
 */
export class LibreOffice implements DocumentConverter {
  readonly #settings: OfficeSettings;
  #sandbox: Promise<SandboxKind> | undefined;
  /** The previous document; the next one waits for it. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(settings: OfficeSettings) {
    this.#settings = settings;
  }

  convert(source: Readable, format: DocumentFormat): Promise<Conversion> {
    // The source may fail while it waits; the error is reported where it is read.
    source.on('error', () => undefined);
    const next = this.#before.then(() => this.#inFolder(source, format));
    this.#before = next.catch(() => undefined);
    return next;
  }

  async #inFolder(source: Readable, format: DocumentFormat): Promise<Conversion> {
    const { program, folder: parent = tmpdir() } = this.#settings;
    if (format !== 'pdf' && program === undefined) {
      source.destroy();
      return { failure: 'no_converter' };
    }
    const folder = await mkdtemp(path.join(await realpath(parent), 'rostra-convert-'));
    try {
      const given = path.join(folder, `document.${format}`);
      await pipeline(source, createWriteStream(given));
      if (format === 'pdf') {
        const counted = await countPages(given, this.#settings.limits);
        return 'failure' in counted ? counted : { ...counted, pdf: null };
      }
      return await this.#convert(folder, given, program ?? '');
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }

  async #convert(folder: string, given: string, program: string): Promise<Conversion> {
    const { limits } = this.#settings;
    const unpacked = await unpackedBytes(given);
    if (unpacked === null) return { failure: 'unreadable' };
    if (unpacked > limits.unpackedBytes) return { failure: 'too_large' };
    await mkdir(path.join(folder, 'profile', 'user'), { recursive: true });
    await mkdir(path.join(folder, 'made'));
    const settings = path.join(folder, 'profile', 'user', 'registrymodifications.xcu');
    await writeFile(settings, OFFICE_SETTINGS);
    this.#sandbox ??= this.#settings.sandbox();
    const { command, args, ...job } = walled(await this.#sandbox, limits, {
      program,
      folder,
      args: (at) => [
        '--headless',
        '--norestore',
        '--nologo',
        '--nodefault',
        '--nolockcheck',
        `-env:UserInstallation=file://${at}/profile`,
        '--convert-to',
        'pdf',
        '--outdir',
        `${at}/made`,
        `${at}/${path.basename(given)}`,
      ],
    });
    const end = await runLimited({
      command,
      args,
      env: { PATH: SYSTEM_PATH, HOME: job.folder, LANG: 'C.UTF-8', SAL_USE_VCLPLUGIN: 'svp' },
      timeoutMs: limits.timeoutMs,
      folder,
      folderBytes: limits.folderBytes,
    });
    if (end.reason !== 'ended') return { failure: end.reason };
    const made = path.join(folder, 'made', 'document.pdf');
    const bytes = await ownBytes(made);
    if (bytes === 0) return { failure: 'unreadable' };
    if (bytes > limits.fileBytes) return { failure: 'too_large' };
    const counted = await countPages(made, limits);
    return 'failure' in counted ? counted : { ...counted, pdf: await readFile(made) };
  }
}

/** Returns the bytes of a regular file; a link, which could lead out of the folder, has none. */
async function ownBytes(file: string): Promise<number> {
  try {
    const found = await lstat(file);
    return found.isFile() && (await realpath(file)) === file ? found.size : 0;
  } catch {
    return 0;
  }
}
