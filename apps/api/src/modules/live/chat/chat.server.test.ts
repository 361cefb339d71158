import { randomUUID } from 'node:crypto';
import type { DemoPersonKey } from '#demo/people.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveMessages } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterEach(() => {
  stage.close();
  server.clock.advance(60_000);
});
afterAll(() => server.close());

const send = async (person: DemoPersonKey, msg: string, clientId: string = randomUUID()) =>
  (await stage.as(person)).call('postLiveMessage', {
    params: stage.params,
    body: { msg, client_id: clientId },
  });
const read = async (person: DemoPersonKey, before?: number) =>
  (await stage.as(person)).call('getLiveMessages', {
    params: stage.params,
    query: before === undefined ? {} : { before },
  });
/** Returns the stored chat in order. */
const kept = async (): Promise<string[]> => {
  const rows = await server.db
    .select({ text: liveMessages.body })
    .from(liveMessages)
    .where(eq(liveMessages.liveId, stage.liveId))
    .orderBy(liveMessages.id);
  return rows.map(({ text }) => text);
};
const allow = async (person: DemoPersonKey, isOpen: boolean) =>
  (await stage.as(person)).call('putPublicChannel', {
    params: stage.params,
    body: { allow: isOpen },
  });
const remove = async (person: DemoPersonKey, messageId: number) =>
  (await stage.as(person)).call('deleteLiveMessage', {
    params: { id: stage.liveId, message_id: messageId },
  });

describe('the public chat', () => {
  it('publishes a message to everyone through the server [LCHT-07, LCHT-08, LCHT-09, LCHT-10, LCON-37]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.join('host');
    const vip = await stage.join('vip');
    await stage.enter('member');
    const clientId = randomUUID();
    const { data } = await send('member', '  你好 <b> https://example.test ', clientId);
    expect(data).toMatchObject({
      msg: '你好 <b> https://example.test',
      time: server.clock.now().toISOString(),
      senderId: stage.ids.member,
      sender_name: '林晓',
      sender_role: 'audience',
      client_id: clientId,
    });
    for (const { client } of [host, vip]) {
      expect((await client.hears('chat')).message).toEqual(data);
    }
  });

  it('publishes a message of more than eight rows with its line breaks [LCHT-22]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.join('host');
    await stage.enter('member');
    const rows = Array.from({ length: 12 }, (_, row) => `第 ${row + 1} 行`).join('\n');
    expect((await send('member', rows)).data.msg).toBe(rows);
    expect((await host.client.hears('chat')).message).toMatchObject({ msg: rows });
    await stage.enter('vip');
    expect((await read('vip')).data.at(-1)?.msg).toBe(rows);
  });

  it('stores and publishes a repeated message once, even of five at once', async () => {
    stage = await LiveStage.make(server);
    const { client } = await stage.join('host');
    await stage.enter('member');
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('member', 'once', clientId)),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await send('member', 'other', clientId)).failure.code).toBe(1720);
    await send('member', 'after');
    await client.hears('chat', ({ message }) => message.msg === 'after');
    expect(client.messages.filter(({ type }) => type === 'chat')).toHaveLength(2);
    expect((await read('host')).data.map(({ msg }) => msg)).toEqual(['once', 'after']);
  });

  it('returns the stored message when it is sent again, even past the limit or the end', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('member');
    await stage.enter('host');
    const clientId = randomUUID();
    const first = (await send('member', 'once', clientId)).data;
    for (let at = 0; at < 10; at += 1) await send('member', String(at));
    expect((await send('member', 'once', clientId)).data).toEqual(first);
    await stage.move('host', 'putStartLives');
    await stage.move('host', 'putStopLives');
    expect((await send('member', 'once', clientId)).data).toEqual(first);
    expect((await send('member', 'late')).failure.code).toBe(1706);
  });

  it('returns pages of 25 to a late member, newest last [LCHT-23]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    for (let at = 0; at < 30; at += 1) {
      server.clock.advance(1500);
      await send('host', String(at));
    }
    await stage.enter('member');
    const last = (await read('member')).data;
    expect(last.map(({ msg }) => Number(msg))).toEqual(
      Array.from({ length: 25 }, (_, at) => at + 5),
    );
    const first = (await read('member', last[0]?.id)).data;
    expect(first.map(({ msg }) => Number(msg))).toEqual([0, 1, 2, 3, 4]);
  });

  it('refuses empty and overlong messages, and too many of them [LCHT-16, LCHT-24]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('member');
    for (const msg of ['', ' \n\t ']) expect((await send('member', msg)).failure.code).toBe(1717);
    expect((await send('member', 'x'.repeat(1001))).failure.code).toBe(1718);
    expect((await send('member', 'a\u0000b')).failure.code).toBe(1001);
    expect((await send('member', 'hello', 'short')).failure.code).toBe(1001);
    for (let at = 0; at < 10; at += 1)
      expect((await send('member', 'x'.repeat(1000))).status).toBe(200);
    const refused = await send('member', 'eleventh');
    expect(refused.failure.code).toBe(1003);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    server.clock.advance(10_000);
    expect((await send('member', 'again')).status).toBe(200);
  });

  it('limits a closed chat to super roles and permitted members, on the wire too [LCHT-17, LROL-37]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.join('host');
    const staff = await stage.join('staff');
    const expert = await stage.join('expert');
    const member = await stage.join('member');
    expect((await allow('member', false)).failure.code).toBe(1710);
    expect((await allow('staff', false)).data.allow_public_channel).toBe(false);
    await member.client.hears('refresh', ({ affect_users }) => affect_users.length === 0);
    const headers = { 'accept-language': 'en' };
    const refused = await (
      await stage.as('member')
    ).call(
      'postLiveMessage',
      { params: stage.params, body: { msg: 'hi', client_id: randomUUID() } },
      { headers },
    );
    expect(refused.failure).toMatchObject({
      code: 1716,
      msg: 'You are not allowed to send or view messages in this room',
    });
    expect((await read('member')).failure.code).toBe(1716);
    await stage.set('host', 'view_message', 'expert');
    expect((await send('expert', 'between us')).status).toBe(200);
    for (const { client } of [host, staff, expert]) await client.hears('chat');
    await allow('host', true);
    await send('host', 'open again');
    await member.client.hears('chat', ({ message }) => message.msg === 'open again');
    expect(JSON.stringify(member.client.frames)).not.toContain('between us');
    expect((await read('member')).data).toHaveLength(2);
  });

  it('refuses messages in a closed chat in either language and keeps none [LCHT-18, ERR-34]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    await stage.enter('member');
    await allow('host', false);
    const member = await stage.as('member');
    for (const [language, msg] of [
      ['en', 'You are not allowed to send or view messages in this room'],
      ['zh-CN', '您无权在本会议室发送或查看消息。'],
    ] as const) {
      const reader = { headers: { 'accept-language': language } };
      const body = { msg: 'hi', client_id: randomUUID() };
      const sent = await member.call('postLiveMessage', { params: stage.params, body }, reader);
      expect(sent.failure).toMatchObject({ code: 1716, msg });
      const seen = await member.call(
        'getLiveMessages',
        { params: stage.params, query: {} },
        reader,
      );
      expect(seen.failure).toMatchObject({ code: 1716, msg });
    }
    expect(await kept()).toEqual([]);
  });

  it('keeps nothing of a failed message, and one copy of its retry [LCHT-20, ERR-47]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('member');
    for (let at = 0; at < 10; at += 1) await send('member', String(at));
    const before = await kept();
    const clientId = randomUUID();
    expect((await send('member', 'late', clientId)).failure).toMatchObject({
      code: 1003,
      msg: expect.stringMatching(/./),
    });
    expect(await kept()).toEqual(before);
    server.clock.advance(10_000);
    for (let at = 0; at < 2; at += 1) {
      expect((await send('member', 'late', clientId)).status).toBe(200);
    }
    expect(await kept()).toEqual([...before, 'late']);
  });

  it('lets super roles delete a message for everyone and for good [LCHT-24]', async () => {
    stage = await LiveStage.make(server);
    const vip = await stage.join('vip');
    await stage.enter('member');
    await stage.enter('staff');
    const clientId = randomUUID();
    const { id } = (await send('member', 'rude', clientId)).data;
    for (const person of ['member', 'vip'] as const) {
      expect((await remove(person, id)).failure.code).toBe(1710);
    }
    expect((await remove('staff', id)).data).toEqual({ id });
    expect((await vip.client.hears('chat_removed')).id).toBe(id);
    expect((await read('vip')).data).toEqual([]);
    expect((await remove('staff', id)).failure.code).toBe(1719);
    expect((await send('member', 'rude', clientId)).failure.code).toBe(1719);
    const other = stage;
    stage = await LiveStage.make(server);
    await stage.enter('staff');
    expect((await remove('staff', id)).failure.code).toBe(1719);
    other.close();
  });

  it('limits the chat to members, and refuses messages after the end', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    expect((await send('poor', 'hi')).failure.code).toBe(1708);
    expect((await read('poor')).failure.code).toBe(1708);
    const visitor = await server
      .caller()
      .call('getLiveMessages', { params: stage.params, query: {} });
    expect(visitor.failure.code).toBe(10001);
    await stage.move('host', 'putStartLives');
    await stage.move('host', 'putStopLives');
    expect((await send('host', 'late')).failure.code).toBe(1706);
    expect((await read('host')).status).toBe(200);
    expect(server.clock.now().toISOString() > TEST_START).toBe(true);
  });
});
