import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@rostra/contract';
import type { UploadKind } from '@rostra/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { whileFull } from '#testing/whileFull.ts';
import { modules } from '../../modules.ts';
import { claimFile, imageSizes, storeFile } from './index.ts';
import { sweepFiles } from './sweepFiles.ts';
import { files } from './tables.ts';

/** True while the subject `test_ending` is open. */
let mayRead = true;
const subjects = defineModule({
  name: 'subjects',
  fileOwners: [
    { subjectType: 'test_ending', canSee: async () => mayRead },
    { subjectType: 'test_subject', canSee: async (_deps, viewer, id) => viewer.userId === id },
    { subjectType: 'test_open', canSee: async () => true },
  ],
});

let server: TestServer;
let ids: Awaited<ReturnType<typeof demoPeopleIds>>;
beforeAll(async () => {
  server = await startTestServer({ modules: [...modules, subjects] });
  await loadPeople(server.deps);
  ids = await demoPeopleIds(server.db);
});
afterAll(() => server.close());

const PNG = Buffer.from('\x89PNG\r\n\x1a\n some pixels of a picture', 'latin1');
const PDF = Buffer.from('%PDF-1.7 a paper of some pages');
const english = { headers: { 'accept-language': 'en' } };

const ask = (caller: TestCaller, kind: UploadKind, size: number, name = 'a.bin') =>
  caller.call(
    'postUploadToken',
    { body: { kind, name, size, content_type: 'application/octet-stream' } },
    english,
  );

async function send(caller: TestCaller, uploadUrl: string, body: Uint8Array<ArrayBuffer>) {
  const answer = await caller.fetch(uploadUrl, { method: 'PUT', body, ...english });
  return { status: answer.status, body: (await answer.json()) as { msg?: string; code?: number } };
}

/** Uploads a file and returns its `file_url`. */
async function upload(caller: TestCaller, kind: UploadKind, content: Buffer, name = 'a.bin') {
  const { data } = await ask(caller, kind, content.length, name);
  expect((await send(caller, data.upload_url, new Uint8Array(content))).status).toBe(200);
  return data.file_url;
}

describe('upload token', () => {
  it('returns a token, an address, the limit and the expiry [FND-43]', async () => {
    const { data } = await ask(await server.as('member'), 'video', 1000);
    expect(data.upload_url).toBe(`/api/v1/uploads/${data.token}`);
    expect(data).toMatchObject({ max_bytes: VIDEO_MAX_BYTES });
    expect(data.file_url).toMatch(/^\/api\/v1\/files\/[0-9a-f]{32}\.vid$/);
    expect(Date.parse(data.expires_at) - server.clock.now().getTime()).toBe(3_600_000);
  });

  it.each([
    ['image', IMAGE_MAX_BYTES, 'ERR-11', 'Picture cannot exceed 18M'],
    ['video', VIDEO_MAX_BYTES, 'ERR-12', 'Video cannot exceed 500M'],
    ['document', DOCUMENT_MAX_BYTES, 'FND-43', 'Document cannot exceed 50M'],
  ] as const)(
    'accepts as %s exactly %i bytes and refuses one more [%s]',
    async (kind, max, _row, msg) => {
      const caller = await server.as('member');
      expect((await ask(caller, kind, max)).status).toBe(200);
      const refused = await ask(caller, kind, max + 1);
      expect([refused.status, refused.failure.msg]).toEqual([413, msg]);
    },
  );

  it('lets a visitor upload only an image', async () => {
    expect((await ask(server.caller(), 'image', 10)).status).toBe(200);
    expect((await ask(server.caller(), 'video', 10)).status).toBe(401);
    expect((await ask(server.caller(), 'document', 10)).status).toBe(401);
    const bad = await ask(server.caller(), 'image', -1);
    expect(bad.status).toBe(422);
  });
});

describe('the bytes', () => {
  it('accepts bytes by PUT and serves them with safe headers [FND-57]', async () => {
    const caller = await server.as('member');
    const fileUrl = await upload(caller, 'image', PNG, '图 "1".png');
    const answer = await caller.fetch(fileUrl);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="_ _1_.png"; filename*=UTF-8''%E5%9B%BE%20%221%22.png`,
      'cache-control': 'private, no-cache',
    });
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const part = await caller.fetch(fileUrl, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${PNG.length}`);
  });

  it.each([
    ['document', PDF, 'report\u202Efdp.hta', 'reportfdp.hta.pdf'],
    ['image', PNG, '../头像\u0000.exe', '头像.exe.png'],
    ['image', PNG, 'photo.jpg', 'photo.png'],
    ['image', PNG, `${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
  ] as const)(
    'names an uploaded %s by its detected type: %#',
    async (kind, content, name, stored) => {
      const caller = await server.as('member');
      const file_url = await upload(caller, kind, content, name);
      const { data } = await caller.call('getDownloadUrl', { query: { file_url } });
      const { headers } = await caller.fetch(data.download_url);
      expect(headers.get('content-disposition')).toContain(
        `filename*=UTF-8''${encodeURIComponent(stored)}`,
      );
      const [row] = await server.db
        .select()
        .from(files)
        .where(eq(files.key, file_url.split('/').at(-1) ?? ''));
      expect(row?.name).toBe(stored);
    },
  );

  it('reads width and height of an image from its first bytes, whatever their chunks [FND-43]', async () => {
    const header = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x03\x20\0\0\x02\x58', 'latin1');
    const picture = Buffer.concat([header, Buffer.alloc(600_000, 1)]);
    const fileUrl = await upload(await server.as('member'), 'image', picture);
    const unknown = await upload(await server.as('member'), 'image', PNG);
    expect(
      await imageSizes(server.db, [fileUrl, unknown, 'https://img.example.test/a.png']),
    ).toEqual(new Map([[fileUrl, { width: 800, height: 600 }]]));
  });

  it('counts the bytes during the upload [ERR-11]', async () => {
    const caller = await server.as('member');
    const { data } = await ask(caller, 'image', IMAGE_MAX_BYTES);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(sent === 0 ? PNG : Buffer.alloc(1024 * 1024)));
        sent += 1;
        if (sent > 40) controller.close();
      },
    });
    const answer = await caller
      .fetch(data.upload_url, { method: 'PUT', body: endless, duplex: 'half' })
      .catch(() => undefined);
    // The answer may be lost when the connection is cut; the file must not be there.
    if (answer !== undefined) expect(answer.status).toBe(413);
    expect((await caller.fetch(data.file_url)).status).toBe(404);
  });

  it('refuses more bytes than declared during the upload [FND-43]', async () => {
    const caller = await server.as('member');
    const { data } = await ask(caller, 'image', PNG.length);
    const more = Buffer.concat([PNG, Buffer.from('!')]);
    const received = await send(caller, data.upload_url, new Uint8Array(more));
    expect([received.status, received.body.code]).toEqual([413, 1307]);
    const untold = await caller.fetch(data.upload_url, {
      method: 'PUT',
      body: new Blob([more]).stream(),
      duplex: 'half',
    });
    expect(untold.status).toBe(413);
    expect((await caller.fetch(data.file_url)).status).toBe(404);
    expect((await send(caller, data.upload_url, new Uint8Array(PNG))).status).toBe(200);
  });

  it.each([
    ['a page', 'image', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that can hold scripts', 'image', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an image as a video', 'video', PNG.toString('latin1')],
    ['an archive', 'document', 'PK\u0003\u0004 something zipped'],
    ['nothing', 'image', ''],
  ] as const)('refuses %s by its first bytes and accepts another upload', async (_, kind, text) => {
    const caller = await server.as('member');
    const { data } = await ask(caller, kind, 100, 'a.zip');
    const refused = await send(
      caller,
      data.upload_url,
      new Uint8Array(Buffer.from(text, 'latin1')),
    );
    expect([refused.status, refused.body.code]).toEqual([422, 1304]);
    expect((await caller.fetch(data.file_url)).status).toBe(404);
    if (kind !== 'image') return;
    const again = await send(caller, data.upload_url, new Uint8Array(PNG));
    expect(again.status).toBe(200);
  });

  it('accepts a token once, for an hour, and refuses an unknown one', async () => {
    const start = server.clock.now();
    const caller = await server.as('member');
    const first = (await ask(caller, 'image', 100)).data;
    expect((await send(caller, first.upload_url, new Uint8Array(PNG))).status).toBe(200);
    const again = await send(caller, first.upload_url, new Uint8Array(PNG));
    expect([again.status, again.body.code]).toEqual([410, 1306]);
    const late = (await ask(caller, 'image', 100)).data;
    server.clock.advance(3_600_001);
    expect((await send(caller, late.upload_url, new Uint8Array(PNG))).status).toBe(410);
    server.clock.set(start);
    expect((await send(caller, '/api/v1/uploads/unknown', new Uint8Array(PNG))).status).toBe(410);
  });
});

describe('downloads', () => {
  it('gives a short-lived link only to viewers with access to the file [FND-56, FND-60]', async () => {
    const start = server.clock.now();
    const caller = await server.as('member');
    const file_url = await upload(caller, 'document', PDF, 'Outlook 2026.pdf');
    const query = { query: { file_url } };
    const { data } = await caller.call('getDownloadUrl', query);
    const download = await server.caller().fetch(data.download_url);
    expect(download.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Outlook 2026.pdf"/,
    );
    expect(Buffer.from(await download.arrayBuffer())).toEqual(PDF);
    const visitor = await server.caller().call('getDownloadUrl', query, english);
    expect([visitor.status, visitor.failure.code]).toEqual([404, 1305]);
    expect((await (await server.as('vip')).call('getDownloadUrl', query)).status).toBe(404);
    const forged = data.download_url.replace(/expires=\d+/, 'expires=9999999999999');
    expect((await server.caller().fetch(forged)).status).toBe(404);
    server.clock.advance(5 * 60_000 + 1);
    expect((await server.caller().fetch(data.download_url)).status).toBe(404);
    server.clock.set(start);
  });

  it('ends a link with the login it was made for, and with its right [FND-60]', async () => {
    const caller = await server.as('member');
    const file_url = await upload(caller, 'document', PDF);
    const linkOf = async () =>
      (await caller.call('getDownloadUrl', { query: { file_url } })).data.download_url;
    const statusOf = async (url: string) => (await server.caller().fetch(url)).status;
    const byLogin = await linkOf();
    expect(await statusOf(byLogin)).toBe(200);
    const foreign = byLogin.replace(/session=\d+/, 'session=1');
    expect(await statusOf(foreign)).toBe(404);
    await caller.call('postUsersLogout', {});
    expect(await statusOf(byLogin)).toBe(404);

    await server.db
      .update(files)
      .set({ uploaderId: null, subjectType: 'test_ending', subjectId: 1 })
      .where(eq(files.key, file_url.split('/').at(-1) ?? ''));
    const again = await server.as('vip');
    const { data } = await again.call('getDownloadUrl', { query: { file_url } });
    expect(await statusOf(data.download_url)).toBe(200);
    mayRead = false;
    expect(await statusOf(data.download_url)).toBe(404);
  });

  it('lets a browser keep a private file only by asking again each time [FND-60]', async () => {
    const caller = await server.as('member');
    const file_url = await upload(caller, 'image', PNG);
    const first = await caller.fetch(file_url);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const kept = await caller.fetch(file_url, { headers: { 'if-none-match': etag } });
    expect([kept.status, await kept.text()]).toEqual([304, '']);
    const other = await server.caller().fetch(file_url, { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(404);
  });

  it('follows the rule of the subject once the file belongs to one [FND-60]', async () => {
    const caller = await server.as('member');
    const file_url = await upload(caller, 'document', PDF);
    const claim = {
      uploaderId: ids.member,
      kind: 'document' as const,
      subject: { type: 'test_subject', id: ids.vip },
    };
    await inTransaction(server.deps, (tx) => claimFile(tx, file_url, claim));
    const query = { query: { file_url } };
    expect((await (await server.as('vip')).call('getDownloadUrl', query)).status).toBe(200);
    expect((await (await server.as('poor')).call('getDownloadUrl', query)).status).toBe(404);
    const stolen = { ...claim, subject: { type: 'test_subject', id: ids.poor } };
    const theft = inTransaction(server.deps, (tx) => claimFile(tx, file_url, stolen));
    await expect(theft).rejects.toMatchObject({ error: 'fileNotFound' });
    const others = { ...claim, uploaderId: ids.poor };
    const taken = inTransaction(server.deps, (tx) => claimFile(tx, file_url, others));
    await expect(taken).rejects.toMatchObject({ error: 'fileNotFound' });
  });

  it('lets shared caches keep images of an open subject, but no documents and no links', async () => {
    const store = (kind: 'image' | 'document', contentType: string) =>
      storeFile(server.deps, {
        kind,
        name: 'cover.png',
        contentType,
        content: PNG,
        subject: { type: 'test_open', id: 1 },
      });
    const caller = server.caller();
    const cached = async (url: string) => (await caller.fetch(url)).headers.get('cache-control');
    const image = await store('image', 'image/png');
    const link = await caller.call('getDownloadUrl', { query: { file_url: image } });
    expect(await cached(image)).toBe('public, max-age=86400, immutable');
    expect(await cached(link.data.download_url)).toBe('private, no-cache');
    expect(await cached(await store('document', 'application/pdf'))).toBe('private, no-cache');
  });

  it.each(['https://evil.example/x', '/api/v1/files/../../etc/passwd', '/api/v1/files/0.img'])(
    'finds no file at %s [FND-56]',
    async (file_url) => {
      const caller = await server.as('member');
      const answer = await caller.call('getDownloadUrl', { query: { file_url } });
      expect(answer.failure.code).toBe(1305);
    },
  );
});

it('removes unfinished uploads, and visitors’ images that no sign-up used', async () => {
  const start = server.clock.now();
  const taken = await upload(await server.as('member'), 'image', PNG);
  const visitors = await upload(server.caller(), 'image', PNG);
  await ask(await server.as('member'), 'image', 10);
  server.clock.advance(26 * 3_600_000);
  await sweepFiles.handle({}, server.deps);
  const keys = (await server.db.select().from(files)).map(({ key }) => key);
  expect(keys).toContain(taken.split('/').at(-1));
  expect(keys).not.toContain(visitors.split('/').at(-1));
  expect(await server.db.$count(files, eq(files.state, 'waiting'))).toBe(0);
  expect(await server.deps.files.size(visitors.split('/').at(-1) ?? '')).toBeNull();
  server.clock.set(start);
});

describe('a full disk', () => {
  const FULL = 'There is no storage space left, so nothing was saved. Try again later.';

  it('ends an upload with an error, keeps nothing, and accepts the next one', async () => {
    const member = await server.as('member');
    const { data } = await ask(member, 'image', PNG.length);
    const key = data.file_url.slice(data.file_url.lastIndexOf('/') + 1);
    const folder = join(server.deps.config.database.dataDir, 'files');
    mkdirSync(folder, { recursive: true });
    // Each write to this device fails as on a full disk.
    symlinkSync('/dev/full', join(folder, `${key}.${process.pid}.part`));
    const { status, body } = await send(member, data.upload_url, new Uint8Array(PNG));
    expect([status, body.code, body.msg]).toEqual([507, 1013, FULL]);
    expect(readdirSync(folder).filter((name) => name.startsWith(key))).toEqual([]);
    expect((await send(member, data.upload_url, new Uint8Array(PNG))).status).toBe(200);
  });

  it('refuses an upload that the database cannot store, and changes nothing', async () => {
    const member = await server.as('member');
    const count = () => server.db.$count(files);
    const before = await count();
    const refused = await whileFull(server.db, 'files', () => ask(member, 'image', PNG.length));
    expect([refused.status, refused.failure.msg]).toEqual([507, FULL]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await count()).toBe(before);
    expect((await ask(member, 'image', PNG.length)).status).toBe(200);
  });
});
