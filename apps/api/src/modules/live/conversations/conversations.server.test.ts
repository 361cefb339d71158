import { randomUUID } from 'node:crypto';
import type { ConversationKind } from '@rostra/contract/live';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { organizationUsers } from '#modules/organizations/tables.ts';
import { demoOrganizationIds } from '#demo/people.ts';
import type { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { eq } from 'drizzle-orm';
import { LiveStage } from '../testing/LiveStage.ts';
import { liveConversationMessages } from './tables.ts';

let server: TestServer;
let stage: LiveStage;
/** The organization of `vip`, which `member` joins too. */
let group: number;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });
  stage = await LiveStage.make(server);
  group = (await demoOrganizationIds(server.db)).qingshan;
  await server.db.insert(organizationUsers).values({
    organizationId: group,
    userId: stage.ids.member,
    state: 'passed',
    createdAt: server.clock.now(),
  });
});
beforeEach(async () => {
  stage = await LiveStage.make(server);
});
afterEach(() => {
  stage.close();
  server.clock.advance(60_000);
});
afterAll(() => server.close());

const of = (kind: ConversationKind, peer: number) => ({ ...stage.params, kind, peer });
const withUser = (person: DemoPersonKey) => of('private', stage.ids[person]);
const send = async (
  person: DemoPersonKey,
  params: ReturnType<typeof of>,
  msg: string,
  client_id: string = randomUUID(),
) => (await stage.as(person)).call('postConversationMessage', { params, body: { msg, client_id } });
const read = async (person: DemoPersonKey, params: ReturnType<typeof of>, before?: number) =>
  (await stage.as(person)).call('getConversationMessages', {
    params,
    query: before === undefined ? {} : { before },
  });
const list = async (person: DemoPersonKey) =>
  (await stage.as(person)).call('getConversations', { params: stage.params, query: {} });
const mark = async (person: DemoPersonKey, params: ReturnType<typeof of>, until: number) =>
  (await stage.as(person)).call('putConversationRead', { params, body: { until } });
const heard = (client: LiveClient, text: string): boolean =>
  JSON.stringify(client.frames).includes(text);

describe('a private chat', () => {
  it('shows each of the two the other’s name, and sends to nobody else [LCHT-06]', async () => {
    const host = await stage.join('host');
    const expert = await stage.join('expert');
    const staff = await stage.join('staff');
    const { data } = await send('host', withUser('expert'), 'your turn next');
    expect(data).toMatchObject({ msg: 'your turn next', senderId: stage.ids.host });
    expect(await expert.client.hears('conversation_message')).toMatchObject({
      conversation: { kind: 'private', peer: stage.ids.host },
      message: data,
    });
    expect(await host.client.hears('conversation_message')).toMatchObject({
      conversation: { kind: 'private', peer: stage.ids.expert },
    });
    await send('expert', withUser('host'), 'ready');
    await host.client.hears('conversation_message', ({ message }) => message.msg === 'ready');
    expect(heard(staff.client, 'your turn next') || heard(staff.client, 'ready')).toBe(false);
    const texts = async (person: DemoPersonKey, other: DemoPersonKey) =>
      (await read(person, withUser(other))).data.map(({ msg }) => msg);
    expect(await texts('host', 'expert')).toEqual(['your turn next', 'ready']);
    expect(await texts('expert', 'host')).toEqual(['your turn next', 'ready']);
    expect(await texts('staff', 'expert')).toEqual([]);
    expect((await list('staff')).data).toEqual([]);
  });

  it('lists the last message and the unread count until it is read [LCHT-11, LCHT-12, LCHT-13]', async () => {
    await stage.join('host');
    await stage.join('expert');
    await send('host', withUser('expert'), 'one');
    const second = (await send('host', withUser('expert'), 'two')).data;
    const entry = async (person: DemoPersonKey, peer: DemoPersonKey) =>
      (await list(person)).data.find((one) => one.peer === stage.ids[peer]);
    expect(await entry('expert', 'host')).toMatchObject({
      kind: 'private',
      msg: 'two',
      is_own: false,
      unread: 2,
      is_offline: false,
      member_count: null,
      time: second.time,
    });
    expect(await entry('host', 'expert')).toMatchObject({ is_own: true, unread: 0 });
    expect((await mark('expert', withUser('host'), second.id - 1)).data).toEqual({ unread: 1 });
    expect((await mark('expert', withUser('host'), second.id + 100)).data).toEqual({ unread: 0 });
    // The mark never moves back.
    expect((await mark('expert', withUser('host'), second.id - 1)).data).toEqual({ unread: 0 });
    expect(await entry('expert', 'host')).toMatchObject({ unread: 0 });
    expect((await mark('expert', withUser('host'), 0)).failure.code).toBe(1001);
  });

  it('refuses a message to an absent member, in both languages [LCHT-21, ERR-37, ERR-46]', async () => {
    await stage.enter('host');
    await stage.enter('expert');
    const answer = async (language: string) =>
      (await stage.as('host')).call(
        'postConversationMessage',
        { params: withUser('expert'), body: { msg: 'hi', client_id: randomUUID() } },
        { headers: { 'accept-language': language } },
      );
    for (const language of ['en', 'zh-CN']) {
      const { failure } = await answer(language);
      expect(failure.code).toBe(1725);
      expect(failure.msg).toMatch(language === 'en' ? /^User offline$/ : /[一-龥]/);
    }
    expect((await read('host', withUser('expert'))).data).toEqual([]);
    const { client, session } = await stage.join('expert');
    expect((await send('host', withUser('expert'), 'there you are')).status).toBe(200);
    const entry = async () => (await list('host')).data.find(({ kind }) => kind === 'private');
    expect(await entry()).toMatchObject({ is_offline: false });
    await client.leave(session.channel);
    await vi.waitFor(async () =>
      expect(await entry()).toMatchObject({ msg: 'there you are', is_offline: true }),
    );
    expect((await answer('en')).failure.code).toBe(1725);
  });

  it('shows a silent audience member only to list readers and to people they wrote to', async () => {
    await stage.join('host');
    await stage.join('member');
    await stage.join('vip');
    expect((await send('vip', withUser('member'), 'psst')).failure.code).toBe(1712);
    expect((await read('vip', withUser('member'))).failure.code).toBe(1712);
    expect((await send('vip', withUser('poor'), 'psst')).failure.code).toBe(1712);
    expect((await send('member', withUser('host'), 'a question')).status).toBe(200);
    expect((await send('host', withUser('vip'), 'hello')).status).toBe(200);
    expect((await send('vip', withUser('host'), 'thank you')).status).toBe(200);
    expect((await send('host', withUser('host'), 'myself')).failure.code).toBe(1712);
  });

  it('refuses private messages of members without chat access while the chat is closed [LCHT-17]', async () => {
    await stage.join('host');
    await stage.join('member');
    const caller = await stage.as('host');
    await caller.call('putPublicChannel', { params: stage.params, body: { allow: false } });
    expect((await send('member', withUser('host'), 'hi')).failure.code).toBe(1716);
    expect((await send('host', withUser('member'), 'hi')).status).toBe(200);
  });
});

describe('a group chat', () => {
  it('limits reading to one organization, which may write while the chat is closed [LCHT-05, LCHT-17]', async () => {
    const host = await stage.join('host');
    const member = await stage.join('member');
    await stage.join('vip');
    const caller = await stage.as('host');
    await caller.call('putPublicChannel', { params: stage.params, body: { allow: false } });
    const { data } = await send('vip', of('group', group), 'our view');
    expect(await member.client.hears('conversation_message')).toMatchObject({
      conversation: { kind: 'group', peer: group },
      message: data,
    });
    expect((await list('member')).data).toMatchObject([
      { kind: 'group', peer: group, member_count: 2, msg: 'our view', unread: 1, is_own: false },
    ]);
    expect((await mark('member', of('group', group), data.id)).data).toEqual({ unread: 0 });
    expect((await read('member', of('group', group))).data).toEqual([data]);
    expect((await read('host', of('group', group))).failure.code).toBe(1716);
    expect((await send('host', of('group', group), 'hi')).failure.code).toBe(1716);
    expect(heard(host.client, 'our view')).toBe(false);
  });
});

describe('refusals', () => {
  it('refuses empty, overlong, malformed and too many messages, and writes a repeat once', async () => {
    await stage.join('host');
    await stage.join('expert');
    const to = withUser('expert');
    expect((await send('host', to, ' ')).failure.code).toBe(1717);
    expect((await send('host', to, 'x'.repeat(1001))).failure.code).toBe(1718);
    expect((await send('host', to, 'hi', 'short')).failure.code).toBe(1001);
    const caller = await stage.as('host');
    const path = `/api/v1/agoras/lives/${stage.liveId}/conversations`;
    expect((await caller.fetch(`${path}/nobody/1/messages`)).status).toBe(422);
    const mine = randomUUID();
    const first = await send('host', to, 'once', mine);
    expect((await send('host', to, 'once', mine)).data).toEqual(first.data);
    expect((await send('host', to, 'other', mine)).failure.code).toBe(1720);
    for (let at = 1; at < 10; at += 1) await send('host', to, String(at));
    expect((await send('host', to, 'eleventh')).failure.code).toBe(1003);
    expect((await read('expert', withUser('host'))).data).toHaveLength(10);
    expect((await read('expert', withUser('host'), first.data.id)).data).toEqual([]);
  });

  it('refuses visitors, strangers and messages after the end', async () => {
    await stage.join('host');
    await stage.join('expert');
    const visitor = await server
      .caller()
      .call('getConversations', { params: stage.params, query: {} });
    expect(visitor.failure.code).toBe(10001);
    expect((await list('poor')).failure.code).toBe(1708);
    await stage.move('host', 'putStartLives');
    await stage.move('host', 'putStopLives');
    expect((await send('host', withUser('expert'), 'late')).failure.code).toBe(1706);
  });
});

it('counts a long unread chat once, not for each of its messages [LCHT-11, LCHT-13]', async () => {
  await stage.join('host');
  await stage.join('expert');
  expect((await send('host', withUser('expert'), 'the first')).status).toBe(200);
  const [first] = await server.db
    .select()
    .from(liveConversationMessages)
    .where(eq(liveConversationMessages.liveId, stage.liveId));
  if (first === undefined) throw new Error('Nothing was written');
  const { id: _, ...message } = first;
  await server.db.insert(liveConversationMessages).values(
    Array.from({ length: 4000 }, (__, number) => ({
      ...message,
      clientId: `many-${number}`,
      body: `message ${number}`,
    })),
  );
  const begun = process.cpuUsage();
  const { data } = await list('expert');
  // Counting per message would take twenty seconds. Of the processor: other programs do not count.
  const { user, system } = process.cpuUsage(begun);
  expect(user + system).toBeLessThan(2_000_000);
  expect(data.find(({ kind }) => kind === 'private')).toMatchObject({
    msg: 'message 3999',
    unread: 4001,
  });
});
