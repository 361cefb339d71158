import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileStore } from './FileStore.ts';
import { s3Files } from './s3Files.ts';

/** The part of S3 that the store uses: objects by path, ranges, errors as XML. */
const objects = new Map<string, { body: Buffer; type: string }>();
const server = createServer((request, answer) => {
  void serve(request.method ?? '', request.url?.split('?')[0] ?? '');

  async function serve(method: string, path: string): Promise<void> {
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-id/')) {
      answer.writeHead(403).end();
      return;
    }
    if (method === 'PUT') {
      const body = await buffer(request);
      objects.set(path, { body, type: request.headers['content-type'] ?? '' });
      answer.writeHead(200).end();
      return;
    }
    if (method === 'DELETE') {
      objects.delete(path);
      answer.writeHead(204).end();
      return;
    }
    const object = objects.get(path);
    if (object === undefined) {
      answer.writeHead(404, { 'content-type': 'application/xml' });
      answer.end(method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
      return;
    }
    const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
    const part = range ? object.body.subarray(Number(range[1]), Number(range[2]) + 1) : object.body;
    answer.writeHead(range ? 206 : 200, {
      'content-type': object.type,
      'content-length': part.length,
      ...(range ? { 'content-range': `bytes ${range[1]}-${range[2]}/${object.body.length}` } : {}),
    });
    answer.end(method === 'HEAD' ? undefined : part);
  }
});

let files: FileStore;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  files = s3Files({
    bucket: 'rostra',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: 'key-id',
    secretAccessKey: 'secret',
    pathStyle: true,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('stores a file in the bucket, returns all of it or a range, and deletes it', async () => {
  const content = Readable.from([Buffer.from('hello '), Buffer.from('world')]);
  expect(await files.put('slips/a1.txt', content, 'text/plain')).toBe(11);
  expect(objects.get('/rostra/slips/a1.txt')?.type).toBe('text/plain');
  expect(await files.size('slips/a1.txt')).toBe(11);
  const whole = await files.open('slips/a1.txt');
  const part = await files.open('slips/a1.txt', { start: 6, end: 8 });
  if (whole === null || part === null) throw new Error('not there');
  expect([whole.bytes, await text(whole.stream)]).toEqual([11, 'hello world']);
  expect([part.bytes, await text(part.stream)]).toEqual([11, 'wor']);
  await files.remove('slips/a1.txt');
  expect(await files.open('slips/a1.txt')).toBeNull();
  expect(await files.size('slips/a1.txt')).toBeNull();
});

it('sends no request to the bucket for an invalid key', async () => {
  await expect(files.open('../other-bucket/x')).rejects.toThrow(RangeError);
});
