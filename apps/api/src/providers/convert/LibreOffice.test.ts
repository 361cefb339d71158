import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONVERT_LIMITS } from './convertLimits.ts';
import type { ConvertLimits } from './convertLimits.ts';
import type { DocumentFormat } from './DocumentConverter.ts';
import { LibreOffice } from './LibreOffice.ts';
import { findSandbox } from './sandbox.ts';
import type { SandboxKind } from './sandbox.ts';
import { fakeSoffice } from './testing/fakeSoffice.ts';
import type { SOFFICE_ACTS } from './testing/fakeSoffice.ts';
import { makeDocx } from './testing/makeDocx.ts';
import { makePdf } from './testing/makePdf.ts';
import { makeZip } from './testing/makeZip.ts';

const MEBIBYTE = 1024 * 1024;
const SOFFICE = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find((file) => existsSync(file));
const strongest = await findSandbox(CONVERT_LIMITS);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rostra-office-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface RegisterRequest {
  readonly program?: string | undefined;
  readonly limits?: Partial<ConvertLimits>;
  readonly sandbox?: SandboxKind;
}

function makeOffice({ program, limits = {}, sandbox = 'none' }: RegisterRequest): LibreOffice {
  return new LibreOffice({
    program,
    limits: { ...CONVERT_LIMITS, ...limits },
    sandbox: async () => sandbox,
    folder,
  });
}

const convert = (office: LibreOffice, content: Buffer, format: DocumentFormat) =>
  office.convert(Readable.from([content]), format);

const faked = (act: keyof typeof SOFFICE_ACTS, request: RegisterRequest = {}, mark?: string) =>
  makeOffice({ ...request, program: fakeSoffice(folder, act, makePdf({ pages: 3 }), mark) });

/** Returns the remains of a job; there should be none. */
const left = (): string[] =>
  readdirSync(folder).filter((name) => name.startsWith('rostra-convert'));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A zombie process counts as dead.
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('with a fake LibreOffice', () => {
  it('returns the converted PDF with its pages and leaves nothing behind [LPRE-18]', async () => {
    const made = await convert(faked('converts'), makeDocx(['one']), 'docx');
    expect(made).toMatchObject({ pages: 3, pdf: makePdf({ pages: 3 }) });
    expect(left()).toEqual([]);
  });

  it.each(['endsWithoutPdf', 'makesNoPdf', 'linksElsewhere', 'dies'] as const)(
    'fails when the program %s, regardless of its exit code [LPRE-18]',
    async (act) => {
      expect(await convert(faked(act), makeDocx(['one']), 'docx')).toEqual({
        failure: 'unreadable',
      });
      expect(left()).toEqual([]);
    },
  );

  it.each(['none', strongest] as const)(
    'kills it with all its child processes when its time is over (%s) [LPRE-18]',
    async (sandbox) => {
      const mark = path.join(folder, 'office', 'child');
      const office = faked('hangs', { limits: { timeoutMs: 700 }, sandbox }, mark);
      expect(await convert(office, makeDocx(['one']), 'docx')).toEqual({ failure: 'too_slow' });
      expect(left()).toEqual([]);
      if (sandbox === 'none') expect(isAlive(Number(readFileSync(mark, 'utf8')))).toBe(false);
    },
  );

  it('kills it when it fills the disk with many files [LPRE-18]', async () => {
    const office = faked('fillsTheDisk', { limits: { folderBytes: 20 * MEBIBYTE } });
    expect(await convert(office, makeDocx(['one']), 'docx')).toEqual({ failure: 'too_large' });
    expect(left()).toEqual([]);
  });

  it('kills it when it fills the disk with one file [LPRE-18]', async () => {
    const limits = { folderBytes: 20 * MEBIBYTE, fileBytes: 5 * MEBIBYTE };
    const office = faked('writesOneLargeFile', { limits, sandbox: strongest });
    expect(await convert(office, makeDocx(['one']), 'docx')).toHaveProperty('failure');
    expect(left()).toEqual([]);
  });

  it('converts one document at a time and the next after a failure [LPRE-18]', async () => {
    const office = faked('converts');
    const broken = new Readable({ read: () => undefined });
    const first = office.convert(broken, 'docx');
    const second = convert(office, makeDocx(['two']), 'docx');
    expect(left().length).toBeLessThanOrEqual(1);
    broken.destroy(new Error('the disk is gone'));
    await expect(first).rejects.toThrow('the disk is gone');
    expect(await second).toMatchObject({ pages: 3 });
  });
});

describe('uploaded files', () => {
  it('refuses an Office file with the reason without LibreOffice, but not a PDF [LPRE-18]', async () => {
    const office = makeOffice({});
    expect(await convert(office, makeDocx(['one']), 'docx')).toEqual({ failure: 'no_converter' });
    expect(await convert(office, makePdf({ pages: 2 }), 'pdf')).toEqual({ pages: 2, pdf: null });
  });

  it('opens no Office file that unpacks to more than allowed [LPRE-18]', async () => {
    const office = faked('hangs');
    const bomb = makeZip([
      { name: 'word/document.xml', content: Buffer.alloc(8), claimedBytes: 2 ** 31 },
    ]);
    expect(await convert(office, bomb, 'docx')).toEqual({ failure: 'too_large' });
    const real = makeZip([{ name: 'word/document.xml', content: Buffer.alloc(9 * MEBIBYTE) }]);
    const strict = faked('hangs', { limits: { unpackedBytes: 8 * MEBIBYTE } });
    expect(real.length).toBeLessThan(MEBIBYTE / 10);
    expect(await convert(strict, real, 'docx')).toEqual({ failure: 'too_large' });
  });

  it('reports a truncated archive or other data as unreadable [LPRE-18]', async () => {
    const office = faked('hangs');
    const whole = makeDocx(['one']);
    for (const content of [Buffer.from('PK\x03\x04 no'), whole.subarray(0, whole.length / 2)])
      expect(await convert(office, content, 'docx')).toEqual({ failure: 'unreadable' });
  });

  it('reports a PDF that does not open as unreadable: broken, empty, garbage [LPRE-18]', async () => {
    const office = makeOffice({});
    const garbage = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4096, 0xa7)]);
    const cut = makePdf({ pages: 40 }).subarray(0, 60);
    for (const content of [garbage, cut, Buffer.from('%PDF-')])
      expect(await convert(office, content, 'pdf')).toEqual({ failure: 'unreadable' });
  });

  it('counts ten thousand pages, refuses more and runs no script [LPRE-18]', async () => {
    const office = makeOffice({});
    const script = 'while (true) { app.alert(1); }';
    expect(await convert(office, makePdf({ pages: 10_000 }), 'pdf')).toEqual({
      pages: 10_000,
      pdf: null,
    });
    expect(await convert(office, makePdf({ pages: 10_001 }), 'pdf')).toEqual({
      failure: 'too_large',
    });
    expect(await convert(office, makePdf({ script }), 'pdf')).toEqual({ pages: 1, pdf: null });
  });
});

describe.skipIf(SOFFICE === undefined)(`real LibreOffice, within ${strongest}`, () => {
  const real = (): LibreOffice => makeOffice({ program: SOFFICE, sandbox: strongest });

  it('converts a document to PDF [LPRE-18]', async () => {
    const made = await convert(real(), makeDocx(['one', 'two', '三']), 'docx');
    expect(made).toMatchObject({ pages: 3 });
    expect(left()).toEqual([]);
  });

  it('exits with success for a broken one, which is reported as unreadable [LPRE-18]', async () => {
    const broken = makeZip([{ name: 'word/document.xml', content: '<w:document' }]);
    expect(await convert(real(), broken, 'pptx')).toEqual({ failure: 'unreadable' });
  });
});
