import { describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@rostra/contract';
import { detectContentType } from './detectContentType.ts';
import { checkSize } from './fileLimits.ts';
import { keyOfUrl, readSignedUrl, signedUrl } from './fileUrls.ts';
import { byteRange, contentDisposition } from './serveFile.ts';
import { storedName } from './storedName.ts';

const detect = (head: string, name = 'a') =>
  detectContentType(Buffer.from(head, 'latin1'), name)?.contentType;

describe('the type by the first bytes', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'a.jpg', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'a.png', 'image/png'],
    ['GIF89a', 'a.gif', 'image/gif'],
    ['RIFF....WEBP', 'a.webp', 'image/webp'],
    ['\0\0\0\x20ftypisom', 'a.mp4', 'video/mp4'],
    ['\0\0\0\x20ftypqt  ', 'a.mov', 'video/quicktime'],
    ['\x1a\x45\xdf\xa3', 'a.webm', 'video/webm'],
    ['%PDF-1.7', 'a.pdf', 'application/pdf'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'A.XLS', 'application/vnd.ms-excel'],
    ['\0\0\0\x20ftypheic', 'a.heic', undefined],
    ['PK\x03\x04', 'a.zip', undefined],
    ['PK\x03\x04', 'a.docx.exe', undefined],
    ['<svg', 'a.svg', undefined],
    ['<html>', 'a.png', undefined],
    ['MZ', 'a.exe', undefined],
    ['', 'a.png', undefined],
  ])('detects %j named %s as %s', (head, name, type) => {
    expect(detect(head, name)).toBe(type);
  });

  it('detects Office files by their names', () => {
    expect(detect('PK\x03\x04', 'Plan.docx')).toMatch(/wordprocessingml/);
    expect(detect('PK\x03\x04', 'Plan.pptx')).toMatch(/presentationml/);
  });
});

it.each([
  ['image', IMAGE_MAX_BYTES, 'ERR-11', 18],
  ['video', VIDEO_MAX_BYTES, 'ERR-12', 500],
  ['document', DOCUMENT_MAX_BYTES, 'FND-43', 50],
] as const)(
  'limits uploads of a kind: %s, %i bytes, inclusive [%s]',
  (kind, max, _row, mebibytes) => {
    expect(max).toBe(mebibytes * 1024 * 1024);
    expect(() => checkSize(kind, max)).not.toThrow();
    expect(() => checkSize(kind, max + 1)).toThrow();
  },
);

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('parses the range %s of 100 bytes as %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it('keeps a name with line breaks and quotes in one header', () => {
  const name = 'a"\r\nset-cookie: x\n; 报告.pdf';
  const header = contentDisposition('attachment', { name, contentType: 'application/pdf' });
  expect(header).not.toMatch(/[\r\n]/);
  expect(header).toContain('filename="a_ set-cookie_ x _ __.pdf"');
});

it('names Chinese files and files stored under bad names in the header', () => {
  const header = (name: string) =>
    contentDisposition('attachment', { name, contentType: 'application/pdf' });
  expect(header('报告.pdf')).toBe(
    `attachment; filename="__.pdf"; filename*=UTF-8''%E6%8A%A5%E5%91%8A.pdf`,
  );
  expect(header('report\u202Efdp.hta')).toBe(
    `attachment; filename="reportfdp.hta.pdf"; filename*=UTF-8''reportfdp.hta.pdf`,
  );
});

describe('the name of a stored file', () => {
  it.each([
    ['notes.hta', 'application/pdf', 'notes.hta.pdf'],
    ['report\u202Efdp.hta', 'application/pdf', 'reportfdp.hta.pdf'],
    ['Report v1.2', 'application/pdf', 'Report v1.2.pdf'],
    ['Results.PDF', 'application/pdf', 'Results.PDF'],
    ['Results.docx', 'application/pdf', 'Results.pdf'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['photo.JPG', 'image/jpeg', 'photo.JPG'],
    ['photo.png', 'image/jpeg', 'photo.jpg'],
    ['头像', 'image/png', '头像.png'],
    ['film.mkv', 'video/webm', 'film.mkv'],
    ['film.exe', 'video/mp4', 'film.exe.mp4'],
    ['Plan.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Plan.xlsx'],
    ['notes.p\u200Ddf', 'application/pdf', 'notes.p\u200Ddf.pdf'],
    ['.pdf', 'application/pdf', 'pdf.pdf'],
    ['\u202E', 'image/gif', 'file.gif'],
    ['a.odd', 'application/odd', 'a.odd'],
  ])('of %j as %s is %j', (name, contentType, expected) => {
    expect(storedName(name, contentType)).toBe(expected);
  });

  it('stays within its maximum length with the added extension', () => {
    expect(storedName(`${'x'.repeat(199)}.`, 'application/pdf')).toBe(`${'x'.repeat(196)}.pdf`);
  });
});

it('accepts a signed address only for its file and until it expires [FND-60]', () => {
  const config = { secretKey: 'a secret of tests only, long enough for all' };
  const until = new Date('2026-11-20T02:05:00Z');
  const key = `${'0'.repeat(32)}.doc`;
  const terms = { expiresAt: until, sessionId: 7 };
  const link = new URL(signedUrl(config, key, terms), 'http://x.test');
  const query = Object.fromEntries(link.searchParams);
  expect(keyOfUrl(link.pathname)).toBe(key);
  expect(readSignedUrl(config, key, query, until)).toBe(7);
  expect(readSignedUrl(config, key, query, new Date(until.getTime() + 1))).toBeUndefined();
  expect(readSignedUrl(config, `${'1'.repeat(32)}.doc`, query, until)).toBeUndefined();
  expect(readSignedUrl({ secretKey: 'another' }, key, query, until)).toBeUndefined();
  expect(readSignedUrl(config, key, { ...query, session: '8' }, until)).toBeUndefined();
  expect(readSignedUrl(config, key, { ...query, signature: '' }, until)).toBeUndefined();
  expect(readSignedUrl(config, key, {}, until)).toBeUndefined();
});
