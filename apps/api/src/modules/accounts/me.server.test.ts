import { IPR_ANNOUNCEMENT_VERSION } from '@rostra/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { ppvCards } from '#modules/cards/tables.ts';
import { organizationUsers } from '#modules/organizations/tables.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import { countQueries } from '#testing/countQueries.ts';
import { BODY_LIMIT_BYTES } from '#platform/http/registerRoute.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

let server: TestServer;
let ids: Awaited<ReturnType<typeof demoPeopleIds>>;
beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  ids = await demoPeopleIds(server.db);
  const now = server.clock.now();
  await server.db.insert(vipGrants).values({
    userId: ids.vip,
    level: 1,
    days: 180,
    grantedAt: now,
    source: 'purchase',
  });
});
afterAll(() => server.close());

describe('getUsersMe', () => {
  it('answers a visitor with 401 and distinguishes the other three kinds of user [FND-02]', async () => {
    const visitor = await server.caller().call('getUsersMe', {});
    expect([visitor.status, visitor.failure.code]).toEqual([401, 10_001]);
    const member = (await (await server.as('member')).call('getUsersMe', {})).data;
    expect(member).toMatchObject({ has_vip: false, vip_level: 0, organization_user: null });
    const certified = (await (await server.as('certified')).call('getUsersMe', {})).data;
    expect(certified.organization_user).toMatchObject({ state: 'passed', dismissed_at: null });
    const vip = (await (await server.as('vip')).call('getUsersMe', {})).data;
    expect(vip).toMatchObject({ has_vip: true, vip_level: 1 });
  });

  it('returns ID, name and addresses of the user [PROF-28, PROF-31, PROF-32, PROF-33, PROF-34]', async () => {
    const { data } = await (await server.as('member')).call('getUsersMe', {});
    expect(data).toMatchObject({
      id: ids.member,
      country_code: '86',
      phone_number: '13900000001',
      email: 'member@demo.rostra.test',
      name: '林晓',
    });
  });

  it('returns VIP, language and the user’s choices [PROF-29, PROF-30, PROF-35]', async () => {
    const { data } = await (await server.as('member')).call('getUsersMe', {});
    expect(data).toMatchObject({
      has_vip: false,
      default_locale: 'zh-CN',
      ipr_announcement_version: null,
      has_payment_password: true,
      capabilities: [],
      profile: { follow_industries_ids: [1, 9], follow_ticker_region_ids: [1] },
    });
  });

  it('returns VIP and cards with their flags [PROF-54, PROF-55, PROF-56, PROF-57, PROF-58]', async () => {
    const availableAt = new Date(server.clock.now().getTime() + 86_400_000);
    await server.db.insert(ppvCards).values({
      ownerType: 'User',
      ownerId: ids.vip,
      packId: 1,
      quota: 5,
      balance: 4,
      uptimeDays: 1,
      availableAt,
      article: true,
      live: false,
      createdAt: server.clock.now(),
    });
    const { data } = await (await server.as('vip')).call('getUsersMe', {});
    expect(data.vip_infos).toMatchObject([
      { card_type: 'vip', article: true, live: true, level: 1 },
      {
        card_type: 'ppv',
        article: true,
        live: false,
        balance: 4,
        ppv_avaliabled_at: availableAt.toISOString(),
        ppv_available_at: availableAt.toISOString(),
      },
    ]);
    expect(data).not.toHaveProperty('isVip');
  });

  it('adds a part for each flag [AUTH-21]', async () => {
    const plain = (await (await server.as('certified')).call('getUsersMe', {})).data;
    expect(Object.keys(plain)).not.toEqual(
      expect.arrayContaining(['follows', 'owned_organizations', 'resume']),
    );
    const certified = await server.as('certified');
    const owner = await certified.call('getUsersMe', { query: { with_owner: '1' } });
    expect(owner.data.owned_organizations).toMatchObject([
      { en_name: 'Northgate Asset Management' },
    ]);
    expect(owner.data.organization_user_lead?.real_name).toBe('海伦·肖');
    const follows = await certified.call('getUsersMe', { query: { get_follows: 'true' } });
    expect(follows.data.follows).toEqual({ users: 1, organizations: 0 });
    const expert = await server.as('expert');
    const resume = await expert.call('getUsersMe', { query: { with_resume: '1' } });
    expect(resume.data.resume?.map(({ working_from }) => working_from)).toEqual([
      '2016-03',
      '2009-07',
    ]);
  });

  it('queries the database twice, and a third time for the organization lead [A1]', async () => {
    for (const [person, queries] of [
      ['member', 2],
      ['poor', 2],
      ['certified', 3],
    ] as const) {
      const caller = await server.as(person);
      await caller.call('getUsersMe', {});
      const made = await countQueries(server, () => caller.call('getUsersMe', {}));
      expect([person, made]).toEqual([person, queries]);
    }
  });

  it('stops certifying a dismissed member', async () => {
    const caller = await server.as('gu');
    expect((await caller.call('getUsersMe', {})).data.organization_user?.dismissed_at).toBeNull();
    await server.db
      .update(organizationUsers)
      .set({ dismissedAt: server.clock.now() })
      .where(eq(organizationUsers.userId, ids.gu));
    const { data } = await caller.call('getUsersMe', {});
    expect(data.organization_user?.dismissed_at).toBe(server.clock.now().toISOString());
    expect(data.organization_user_lead).toBeNull();
  });
});

describe('settings', () => {
  it('stores the language and answers calls without a header in it [I18N-05]', async () => {
    const caller = await server.as('poor');
    const answer = await caller.call('putUsersChangeLanguage', { body: { language: 'en' } });
    expect(answer.data).toEqual({ default_locale: 'en' });
    expect((await caller.call('getUsersMe', {})).data.default_locale).toBe('en');
    await caller.call('putUsersChangeLanguage', { body: { language: 'zh-CN' } });
    const bad = { body: { language: 'fr' } } as never;
    const refused = await caller.call('putUsersChangeLanguage', bad);
    expect(refused.failure.msg).toBe('请检查标出的内容。');
    // The framework refuses it before the session is read.
    const endless = { body: { language: 'x'.repeat(BODY_LIMIT_BYTES) } } as never;
    const tooMuch = await caller.call('putUsersChangeLanguage', endless);
    expect([tooMuch.status, tooMuch.failure.msg]).toEqual([
      413,
      '一次提交的数据过大，请减少后重试。',
    ]);
    const requested = { headers: { 'accept-language': 'en' } };
    const english = await caller.call('putUsersChangeLanguage', bad, requested);
    expect(english.failure.msg).toBe('Check the marked fields.');
    expect((await caller.call('getUsersMe', {})).data.default_locale).toBe('zh-CN');
  });

  it('records the acknowledged IP notice, also an older one, never a made-up one [PROF-60, PROF-61]', async () => {
    const caller = await server.as('member');
    const post = (version: string) => caller.call('postIprVersion', { body: { version } });
    expect((await post('20240101')).data.ipr_announcement_version).toBe('20240101');
    expect((await caller.call('getUsersMe', {})).data.ipr_announcement_version).toBe('20240101');
    expect((await post('20990101')).failure.code).toBe(1001);
    expect((await post("20250415'--")).failure.code).toBe(1001);
    await post(IPR_ANNOUNCEMENT_VERSION);
    await post(IPR_ANNOUNCEMENT_VERSION);
    await post('20240101');
    expect((await caller.call('getUsersMe', {})).data.ipr_announcement_version).toBe('20250415');
    const visitor = await server
      .caller()
      .call('postIprVersion', { body: { version: IPR_ANNOUNCEMENT_VERSION } });
    expect(visitor.status).toBe(401);
  });

  it('stores followed topics; refuses unknown IDs and an empty choice [AUTH-12]', async () => {
    const caller = await server.as('poor');
    const put = (follow_industries_ids: number[], follow_ticker_region_ids: number[]) =>
      caller.call('putUsersFocus', { body: { follow_industries_ids, follow_ticker_region_ids } });
    expect((await put([3, 3, 1], [2])).data).toEqual({
      follow_industries_ids: [3, 1],
      follow_ticker_region_ids: [2],
    });
    expect((await put([], [])).failure.code).toBe(1001);
    const refused = await put([1, 999], [77]);
    expect(refused.failure.issues?.map(({ path }) => path)).toEqual([
      'body.follow_industries_ids.1',
      'body.follow_ticker_region_ids.0',
    ]);
    const { profile } = (await caller.call('getUsersMe', {})).data;
    expect(profile.follow_industries_ids).toEqual([3, 1]);
    const visitor = await server.caller().call('putUsersFocus', {
      body: { follow_industries_ids: [1], follow_ticker_region_ids: [] },
    });
    expect(visitor.status).toBe(401);
  });
});
