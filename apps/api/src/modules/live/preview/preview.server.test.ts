import { PREVIEW_FILES_MAX } from '@rostra/contract/live';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { makeDocx } from '#providers/convert/testing/makeDocx.ts';
import { makePdf } from '#providers/convert/testing/makePdf.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { PreviewStage } from '../testing/PreviewStage.ts';
import { PREVIEW_LINK_MINUTES } from './previewLinks.ts';

let server: TestServer;
let stage: LiveStage;
let room: PreviewStage;

const PDF = { name: 'Results.pdf', content: makePdf({ pages: 12 }) };
const PNG = { name: 'chart.png', content: Buffer.from('\x89PNG\r\n\x1a\n a chart', 'latin1') };
const DOCX = { name: 'Report.docx', content: makeDocx(['one']) };

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  stage = await LiveStage.make(server);
  room = new PreviewStage(stage);
  await stage.enter('host');
  await stage.enter('staff');
  await stage.enter('member');
});
afterEach(() => stage.close());
afterAll(() => server.close());

const heard = (client: LiveClient, type: string): Record<string, unknown>[] =>
  client
    .heard('message')
    .map(({ text }) => JSON.parse(String(text)) as Record<string, unknown>)
    .filter((message) => message['type'] === type);

describe('the list', () => {
  it('adds the host’s PDF [LPRE-01, LPRE-03, LPRE-06, LPRE-07, LPRE-08]', async () => {
    const added = await room.add('host', PDF);
    expect(added).toMatchObject({
      file_name: 'Results.pdf',
      transfer_status: 'waiting',
      failure: null,
      preview_info: null,
    });
    expect(added.id).toBeGreaterThan(0);
    expect(added.url).toMatch(/^\/api\/v1\/files\/\w+\.doc$/);
  });

  it('lists a document by a clean name with the extension of its type [LPRE-03]', async () => {
    const added = await room.add('host', { ...PDF, name: 'report\u202Efdp\n.hta' });
    expect(added.file_name).toBe('reportfdp .hta.pdf');
  });

  it('lists a converted document as finished [LPRE-02, LPRE-09, LPRE-10]', async () => {
    const added = await room.add('host', PDF);
    await server.runJobs();
    expect(await room.list('host')).toMatchObject([
      {
        id: added.id,
        transfer_status: 'finished',
        preview_info: { preview_url: expect.stringMatching(/^\/preview\/pdf\//), pages: 12 },
      },
    ]);
  });

  it('shows all documents to host and staff, and finished ones to others [LPRE-12, LPRE-13]', async () => {
    await room.add('host', PDF);
    await server.runJobs();
    await room.add('staff', { ...PDF, name: 'Later.pdf' });
    const names = async (person: 'host' | 'staff' | 'member') =>
      (await room.list(person)).map(({ file_name }) => file_name);
    expect(await names('host')).toEqual(['Results.pdf', 'Later.pdf']);
    expect(await names('staff')).toEqual(['Results.pdf', 'Later.pdf']);
    expect(await names('member')).toEqual(['Results.pdf']);
  });

  it('notifies managers of each step, and others when a document is finished [LPRE-09]', async () => {
    const host = await stage.join('host');
    const member = await stage.join('member');
    await room.add('host', PDF);
    await server.runJobs();
    await host.client.until(() => heard(host.client, 'preview_files').length === 3);
    await member.client.until(() => heard(member.client, 'preview_files').length === 1);
    expect(heard(member.client, 'preview_files')).toHaveLength(1);
  });

  it('finishes images at once [LPRE-18]', async () => {
    const added = await room.add('host', PNG);
    expect(added).toMatchObject({ transfer_status: 'finished' });
    expect(added.preview_info).toMatchObject({
      preview_url: expect.stringMatching(/^\/preview\/image\//),
      pages: null,
    });
  });

  it('reports why a document could not be converted, and converts it on a retry [LPRE-18]', async () => {
    const added = await room.add('host', DOCX);
    await server.runJobs();
    const failed = { transfer_status: 'failed', failure: 'no_converter', preview_info: null };
    expect(await room.list('host')).toMatchObject([failed]);
    expect(await room.list('member')).toEqual([]);
    const converter = server.deps.converter;
    const made = { pages: 2, pdf: makePdf({ pages: 2 }) };
    Object.assign(server.deps, { converter: { convert: async () => made } });
    const caller = await stage.as('host');
    const params = { ...room.params, id: added.id };
    expect((await caller.call('retryPreviewFile', { params })).data).toMatchObject([
      { transfer_status: 'waiting', failure: null },
    ]);
    await server.runJobs();
    Object.assign(server.deps, { converter });
    const [file] = await room.list('member');
    expect(file).toMatchObject({ transfer_status: 'finished', preview_info: { pages: 2 } });
    const opened = await room.open('member', file?.preview_info?.preview_url);
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(made.pdf);
    // A finished document is not converted again.
    await caller.call('retryPreviewFile', { params });
    expect(await room.list('host')).toMatchObject([{ transfer_status: 'finished' }]);
  });

  it('reports a broken PDF and a failing converter as such [LPRE-18]', async () => {
    await room.add('host', { name: 'cut.pdf', content: PDF.content.subarray(0, 80) });
    await server.runJobs();
    expect(await room.list('host')).toMatchObject([
      { transfer_status: 'failed', failure: 'unreadable' },
    ]);
    const converter = server.deps.converter;
    const convert = () => Promise.reject(new Error('no place on the disk'));
    Object.assign(server.deps, { converter: { convert } });
    await room.add('host', PDF);
    await server.runJobs();
    Object.assign(server.deps, { converter });
    expect((await room.list('host')).map(({ failure }) => failure)).toEqual([
      'unreadable',
      'unreadable',
    ]);
  });

  it('deletes a document with its file, and stops presenting it [LPRE-04, LPRE-05]', async () => {
    const member = await stage.join('member');
    const { id, url } = await room.add('host', PDF);
    await server.runJobs();
    const [file] = await room.list('member');
    await room.show('host', id);
    const caller = await stage.as('host');
    const gone = await caller.call('deletePreviewFile', { params: { ...room.params, id } });
    expect(gone.data).toEqual([]);
    await member.client.until(() => heard(member.client, 'preview_shown').length === 2);
    expect(heard(member.client, 'preview_shown').at(-1)).toMatchObject({ shown: null });
    expect(await room.shown('member')).toBeNull();
    await server.runJobs();
    expect((await room.open('member', file?.preview_info?.preview_url)).status).toBe(404);
    expect((await caller.fetch(url)).status).toBe(404);
    const again = await caller.call('deletePreviewFile', { params: { ...room.params, id } });
    expect(again.failure.code).toBe(1736);
    const nameless = await caller.fetch(`/api/v1/agoras/lives/${stage.liveId}/preview_files`, {
      method: 'DELETE',
    });
    expect(nameless.status).toBe(405);
  });

  it('keeps a document deleted that was removed during its conversion [LPRE-18]', async () => {
    const { id } = await room.add('host', PDF);
    const converter = server.deps.converter;
    const caller = await stage.as('host');
    Object.assign(server.deps, {
      converter: {
        convert: async () => {
          await caller.call('deletePreviewFile', { params: { ...room.params, id } });
          return { pages: 1, pdf: makePdf() };
        },
      },
    });
    await server.runJobs();
    Object.assign(server.deps, { converter });
    expect(await room.list('host')).toEqual([]);
  });
});

describe('refusals', () => {
  it('refuses to add, delete, convert or present for anyone but host and staff [LPRE-11]', async () => {
    const { id } = await room.add('host', PDF);
    await server.runJobs();
    const url = await room.upload('member', PDF);
    const caller = await stage.as('member');
    const params = { ...room.params, id };
    const answers = [
      await room.post('member', url),
      await caller.call('deletePreviewFile', { params }),
      await caller.call('retryPreviewFile', { params }),
      await room.show('member', id),
    ];
    expect(answers.map(({ failure }) => failure.code)).toEqual([1710, 1710, 1710, 1710]);
    expect(await room.list('host')).toHaveLength(1);
  });

  it('refuses external files, files of others, other owner types and wrong file types [LPRE-03]', async () => {
    const theirs = await room.upload('member', PDF);
    for (const url of ['https://evil.example/a.pdf', '/api/v1/files/x', theirs])
      expect((await room.post('host', url)).failure.code).toBe(1736);
    const gif = { name: 'a.gif', content: Buffer.from(`GIF89a${' '.repeat(80)}`, 'latin1') };
    expect((await room.post('host', await room.upload('host', gif))).failure.code).toBe(1304);
    const mine = await room.upload('host', PDF);
    const other = await LiveStage.make(server);
    await other.enter('host');
    expect((await new PreviewStage(other).post('host', mine)).status).toBe(200);
    expect((await room.post('host', mine)).failure.code).toBe(1736);
    const caller = await stage.as('host');
    for (const body of [
      { file_name: '', url: mine },
      { file_name: 'a', url: '' },
    ])
      expect((await caller.call('postPreviewFile', { params: room.params, body })).status).toBe(
        422,
      );
  });

  it('ignores the same file again, and refuses more than a live session may have [LPRE-03]', async () => {
    const url = await room.upload('host', PNG);
    for (const _ of [1, 2]) expect((await room.post('host', url)).data).toHaveLength(1);
    for (let count = 1; count < PREVIEW_FILES_MAX; count += 1) await room.add('host', PNG);
    const full = await room.post('host', await room.upload('host', PNG));
    expect(full.failure).toMatchObject({ code: 1738 });
    expect(full.failure.msg).toContain(String(PREVIEW_FILES_MAX));
  });
});

describe('the presented document', () => {
  it('publishes the presented document and each page turn, and returns it to late members [LPRE-14, LPRE-17]', async () => {
    const member = await stage.join('member');
    const { id } = await room.add('host', PDF);
    expect((await room.show('host', id)).failure.code).toBe(1737);
    await server.runJobs();
    expect((await room.show('host', id)).data.shown).toMatchObject({ id, page: 1, pages: 12 });
    await room.show('staff', id, 7);
    await member.client.until(() => heard(member.client, 'preview_shown').length === 2);
    expect(heard(member.client, 'preview_shown')).toMatchObject([
      { shown: { id, page: 1 } },
      { shown: { id, page: 7, file_name: 'Results.pdf' } },
    ]);
    await stage.enter('vip');
    expect(await room.shown('vip')).toMatchObject({ id, page: 7 });
    expect((await room.show('host', id, 99)).data.shown).toMatchObject({ page: 12 });
    expect((await room.show('host', null)).data).toEqual({ shown: null });
    expect(await room.shown('vip')).toBeNull();
  });

  it('refuses pages that do not exist, and documents of other sessions [LPRE-14]', async () => {
    const { id } = await room.add('host', PNG);
    for (const page of [0, -1, 1.5, 10_001])
      expect((await room.show('host', id, page)).status).toBe(422);
    const other = await LiveStage.make(server);
    await other.enter('host');
    expect((await new PreviewStage(other).show('host', id)).failure.code).toBe(1736);
  });
});

describe('the document of the embedded page', () => {
  it('opens only for members with a valid link [LPRE-10]', async () => {
    await room.add('host', PDF);
    await server.runJobs();
    const [file] = await room.list('member');
    const url = file?.preview_info?.preview_url ?? '';
    const opened = await room.open('member', url);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(opened.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(PDF.content);
    const part = await room.open('member', url, { range: 'bytes=0-7' });
    expect([part.status, await part.text()]).toEqual([206, '%PDF-1.7']);
    expect((await room.open('poor', url)).status).toBe(404);
    const token = url.split('/').at(-1) ?? '';
    const bare = await server.caller().fetch(`/api/v1/agoras/preview_documents/${token}`);
    expect(bare.status).toBe(404);
    const [id = '', expires = '', signature = ''] = token.split('.');
    for (const forged of [
      `${Number(id) + 1}.${expires}.${signature}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.${expires}.${'A'.repeat(43)}`,
      'nothing',
    ])
      expect((await room.open('member', `/preview/pdf/${forged}`)).status).toBe(404);
    server.clock.advance(PREVIEW_LINK_MINUTES * 60_000 + 1);
    expect((await room.open('member', url)).status).toBe(404);
  });

  it('refuses page and file to an audience member after they canceled [REG-17]', async () => {
    const added = await room.add('host', PDF);
    await server.runJobs();
    const [file] = await room.list('member');
    const url = file?.preview_info?.preview_url ?? '';
    const member = await stage.as('member');
    expect((await member.fetch(added.url)).status).toBe(200);
    const { data } = await member.call('getEvent', { params: { id: stage.eventId } });
    const id = data.meetings[0]?.registration?.id ?? 0;
    await member.call('deleteRegistration', { params: { id } });
    expect((await room.open('member', url)).status).toBe(404);
    expect((await member.fetch(added.url)).status).toBe(404);
  });
});
