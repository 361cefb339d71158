import { and, eq } from 'drizzle-orm';
import { demoOrganizationIds } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { MEMBER_ACTIONS } from '@rostra/contract/live';
import type { MemberAction } from '@rostra/contract/live';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { profiles, users } from '#modules/accounts/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

const SECOND_MS = 1000;
let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  stage.close();
  server.clock.set(TEST_START);
});
afterAll(() => server.close());

const lists = async (person: DemoPersonKey) =>
  (await (await stage.as(person)).call('refreshAttendees', { params: stage.params })).data;

const enterAll = async (...people: DemoPersonKey[]): Promise<void> => {
  for (const person of people) await stage.enter(person);
};

const write = (person: DemoPersonKey, values: Partial<typeof liveMembers.$inferInsert>) =>
  server.db
    .update(liveMembers)
    .set(values)
    .where(and(eq(liveMembers.liveId, stage.liveId), eq(liveMembers.userId, stage.ids[person])));

describe('setMemberInfo', () => {
  it('brings a member on stage, updates the lists and notifies everyone [LMEM-36, LMEM-37, LMEM-43, LMEM-48, LROL-27, LROL-41]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    const vip = await stage.join('vip');
    await stage.join('member');
    const answer = (await stage.set('host', 'to_expert', 'member')).data;
    expect(answer.affect_users).toEqual([stage.ids.member]);
    expect(answer.affect_user_infos).toEqual([...answer.broadcasters, ...answer.experts]);
    expect(answer.experts[0]).toMatchObject({ id: stage.ids.member, role: 'expert', mute: false });
    const received = await vip.client.hears('refresh');
    expect(received.affect_users).toEqual([stage.ids.member]);
    expect((await stage.enter('member')).role).toBe('expert');
  });

  it('lists new experts by their own call too [LCON-63, LMEM-42]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'vip');
    await stage.join('member');
    await stage.set('host', 'to_expert', 'member');
    const vip = await stage.as('vip');
    const { data } = await vip.call('getPrimaryAttendees', { params: stage.params });
    expect(data.experts.map(({ id }) => id)).toEqual([stage.ids.member]);
  });

  it('refuses to bring an absent member on stage until they return [LMEM-48]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    const { client } = await stage.join('member');
    await client.leave(stage.channel);
    const { status, failure } = await stage.set('host', 'to_expert', 'member');
    expect([status, failure.code]).toEqual([409, 1713]);
    expect((await lists('host')).experts).toEqual([]);
    expect((await stage.set('vip', 'to_expert', 'member')).failure.code).toBe(1708);
    await stage.enter('vip');
    expect((await stage.set('vip', 'to_expert', 'member')).failure.code).toBe(1710);
    const requested = {
      params: stage.params,
      body: { user_id: 'member', action: 'to_expert' },
    } as never;
    const host = await stage.as('host');
    expect((await host.call('setMemberInfo', requested)).failure.code).toBe(1001);
    const again = await stage.join('member');
    expect(again.session.role).toBe('audience');
    expect((await stage.set('host', 'to_expert', 'member')).status).toBe(200);
  });

  it('mutes a member who becomes audience, and clears every permission [LMEM-49, LROL-42, LROL-45, LROL-46]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'expert');
    for (const action of ['view_attendee', 'view_message', 'manage_mute'] as const) {
      await stage.set('host', action, 'expert');
    }
    expect((await stage.enter('expert')).me).toMatchObject({
      allow_view_list: true,
      allow_manage_mute: true,
    });
    await stage.set('host', 'to_audience', 'expert');
    expect((await stage.enter('expert')).me).toMatchObject({
      role: 'audience',
      mute: true,
      allow_view_list: false,
      allow_view_message: false,
      allow_view_count: false,
      allow_manage_mute: false,
    });
  });

  it('refuses a thirteenth expert, by the host and by event role [LROL-31]', async () => {
    const speakers = ['expert', 'sun', 'brandt', 'okafor', 'zhou'] as const;
    stage = await LiveStage.make(server, { speakers });
    await enterAll('host', ...speakers.slice(1));
    await stage.join('member');
    await stage.join('vip');
    const others = await server.db
      .insert(users)
      .values(Array.from({ length: 8 }, (_, at) => ({ name: `E${at}`, createdAt: new Date() })))
      .returning({ id: users.id });
    await server.db.insert(liveMembers).values(
      others.map(({ id }) => ({
        liveId: stage.liveId,
        userId: id,
        eventRole: 'expert' as const,
        role: 'expert' as const,
        mute: false,
        volume: 100,
        createdAt: server.clock.now(),
      })),
    );
    expect((await stage.set('host', 'to_expert', 'member')).failure.code).toBe(1711);
    expect((await stage.enter('expert')).role).toBe('audience');
    expect((await lists('host')).experts).toHaveLength(12);
    const freed = await stage.set('host', 'to_audience', 'sun');
    expect(freed.data.experts).toHaveLength(11);
    const [one, other] = await Promise.all([
      stage.set('host', 'to_expert', 'member'),
      stage.set('host', 'to_expert', 'vip'),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  });

  it('lists hands in the order of raising [LMEM-61, LMEM-67, LMEM-68, LMEM-30, LROL-33]', async () => {
    const listeners = ['member', 'vip', 'poor'] as const;
    stage = await LiveStage.make(server, { listeners });
    const host = await stage.join('host');
    const poor = await stage.join('poor');
    await stage.join('member');
    await stage.join('vip');
    await stage.enter('expert');
    for (const person of ['vip', 'poor', 'member'] as const) {
      server.clock.advance(SECOND_MS);
      await stage.set(person, 'hands_up', person);
    }
    // Raising a hand twice keeps its position.
    await stage.set('vip', 'hands_up', 'vip');
    const raised = async () => (await lists('host')).hands_up_audiences.map(({ id }) => id);
    const { vip, poor: third, member } = stage.ids;
    expect(await raised()).toEqual([vip, third, member]);
    await host.client.hears('refresh', ({ affect_users }) => affect_users.includes(member));
    expect(poor.client.messages.some((message) => message.type === 'refresh')).toBe(true);
    expect(
      poor.client.messages.flatMap((message) =>
        message.type === 'refresh' ? message.affect_users : [],
      ),
    ).not.toContain(member);
    expect((await lists('member')).hands_up_audiences.map(({ id }) => id)).toEqual([member]);
    await stage.set('vip', 'hands_down', 'vip');
    await stage.set('host', 'hands_down', 'member');
    expect(await raised()).toEqual([third]);
    await stage.set('host', 'unmute', 'poor');
    expect(await raised()).toEqual([]);
    expect((await stage.set('poor', 'hands_up', 'poor')).failure.code).toBe(1714);
    expect((await stage.set('expert', 'hands_up', 'expert')).failure.code).toBe(1714);
    expect((await stage.set('host', 'hands_up', 'vip')).failure.code).toBe(1710);
  });

  it('hides the hand of a departed member, and shows it again on return [LMEM-68]', async () => {
    stage = await LiveStage.make(server);
    await stage.join('host');
    await stage.join('vip');
    const member = await stage.join('member');
    await stage.set('member', 'hands_up', 'member');
    server.clock.advance(SECOND_MS);
    await stage.set('vip', 'hands_up', 'vip');
    const raised = async () => (await lists('host')).hands_up_audiences.map(({ id }) => id);
    expect(await raised()).toEqual([stage.ids.member, stage.ids.vip]);
    await member.client.leave(stage.channel);
    expect(await raised()).toEqual([stage.ids.vip]);
    expect((await stage.join('member')).session.me.hands_up).not.toBeNull();
    expect(await raised()).toEqual([stage.ids.member, stage.ids.vip]);
  });

  it('lowers all hands in one call, departed members included, and notifies the owners [LMEM-68]', async () => {
    stage = await LiveStage.make(server, { listeners: ['member', 'vip', 'poor'] });
    await stage.join('host');
    const poor = await stage.join('poor');
    const vip = await stage.join('vip');
    await stage.enter('member');
    for (const person of ['vip', 'poor', 'member'] as const) {
      await stage.set(person, 'hands_up', person);
    }
    await vip.client.leave(stage.channel);
    expect((await stage.set('poor', 'all_hands_down', 'poor')).failure.code).toBe(1710);
    expect((await stage.set('host', 'all_hands_down', 'poor')).failure.code).toBe(1710);
    const { data } = await stage.set('host', 'all_hands_down', 'host');
    expect(data.hands_up_audiences).toEqual([]);
    const { member, poor: third, vip: second } = stage.ids;
    expect(data.affect_users.toSorted()).toEqual([member, third, second].toSorted());
    const received = await poor.client.hears('refresh', ({ affect_users }) =>
      affect_users.includes(third),
    );
    // Other audience members stay hidden from them.
    expect(received.affect_users).toEqual([third]);
    expect((await stage.enter('vip')).me.hands_up).toBeNull();
    expect((await stage.set('host', 'all_hands_down', 'host')).data.affect_users).toEqual([]);
  });

  it('lets the host mute and unmute, and audience members only mute themselves [LHST-01, LHST-02, LMEM-58, LMEM-59, LMEM-29]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'expert', 'member');
    expect((await stage.set('member', 'unmute', 'member')).failure.code).toBe(1710);
    const spoken = (await stage.set('host', 'unmute', 'member')).data;
    expect(spoken.unmute_audiences.map(({ id }) => id)).toEqual([stage.ids.member]);
    expect((await stage.set('member', 'mute', 'member')).data.unmute_audiences).toEqual([]);
    expect((await stage.set('host', 'mute', 'expert')).data.experts[0]?.mute).toBe(true);
    expect((await stage.set('expert', 'unmute', 'expert')).data.experts[0]?.mute).toBe(false);
    expect((await stage.set('expert', 'mute', 'host')).failure.code).toBe(1710);
    expect((await stage.set('staff', 'mute', 'host')).failure.code).toBe(1708);
    await stage.enter('staff');
    expect((await stage.set('staff', 'mute', 'host')).failure.code).toBe(1710);
    expect((await stage.set('staff', 'mute', 'expert')).status).toBe(200);
    expect((await stage.set('host', 'unmute', 'staff')).failure.code).toBe(1710);
  });

  it('lets a member with manage_mute mute others, and nothing else [LROL-23, LMEM-10, LMEM-62, LMEM-63, LHST-10]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'expert', 'member', 'vip');
    expect((await stage.set('expert', 'unmute', 'member')).failure.code).toBe(1710);
    await stage.set('host', 'manage_mute', 'expert');
    expect((await stage.set('expert', 'unmute', 'member')).status).toBe(200);
    expect((await stage.set('expert', 'rename', 'member', 'X')).failure.code).toBe(1710);
    await stage.set('host', 'unmanage_mute', 'expert');
    expect((await stage.set('expert', 'mute', 'member')).failure.code).toBe(1710);
  });

  it('hides and displays a member for everyone [LMEM-05, LMEM-50, LMEM-51, LHST-05, LHST-06]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'expert', 'staff', 'member');
    expect((await stage.set('staff', 'hide_attendee', 'expert')).data.experts[0]?.hide).toBe(true);
    expect((await lists('member')).experts[0]?.hide).toBe(true);
    await stage.set('host', 'display_attendee', 'expert');
    expect((await lists('member')).experts[0]?.hide).toBe(false);
  });

  it('renames a member for everyone, and refuses an empty name [LMEM-16, LMEM-44, LMEM-66, LHST-04]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'expert', 'member');
    await stage.set('host', 'rename', 'expert', '  周博士 ');
    expect((await lists('member')).experts[0]).toMatchObject({ name: '周博士' });
    expect((await lists('member')).experts[0]?.nick_name).not.toBe('周博士');
    expect((await stage.set('host', 'rename', 'expert', ' ')).failure.code).toBe(1715);
    expect((await stage.set('host', 'rename', 'expert')).failure.code).toBe(1715);
    expect((await stage.set('expert', 'rename', 'expert', 'Me')).failure.code).toBe(1710);
  });

  it('gives the host every permission, and shows granted ones until they are taken back [LROL-20, LROL-21, LROL-22]', async () => {
    stage = await LiveStage.make(server);
    expect((await stage.enter('host')).me).toMatchObject({
      allow_view_list: true,
      allow_view_message: true,
      allow_view_count: true,
      allow_manage_mute: true,
    });
    await enterAll('expert', 'member', 'staff');
    expect((await lists('expert')).online_player).toBeNull();
    await stage.set('host', 'view_member_count', 'expert');
    expect((await lists('expert')).online_player).toBe(0);
    await stage.set('host', 'unview_member_count', 'expert');
    expect((await lists('expert')).online_player).toBeNull();
    expect((await stage.set('staff', 'view_attendee', 'expert')).failure.code).toBe(1710);
  });

  it('transfers the host role to a reachable member only [LMEM-45, LROL-25, LROL-43, LROL-48, LROL-49]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.join('host');
    await stage.enter('expert');
    expect((await stage.set('host', 'transfer_broadcaster', 'expert')).failure.code).toBe(1713);
    const expert = await stage.join('expert');
    expect((await stage.set('expert', 'transfer_broadcaster', 'expert')).failure.code).toBe(1710);
    const answer = (await stage.set('host', 'transfer_broadcaster', 'expert')).data;
    expect(answer.broadcasters.map(({ id }) => id)).toEqual([stage.ids.expert]);
    expect(answer.experts.map(({ id }) => id)).toEqual([stage.ids.host]);
    expect(answer.affect_users.toSorted()).toEqual([stage.ids.host, stage.ids.expert].toSorted());
    const uid = () => host.client.heard('channelAttributes').at(-1)?.['attributes'];
    await host.client.until(
      () => (uid() as { uid?: string } | undefined)?.uid === String(expert.session.uid),
    );
    expect((await stage.move('host', 'putStartLives')).failure.code).toBe(1710);
    expect((await stage.move('expert', 'putStartLives')).status).toBe(200);
  });

  it('unmutes a recalled host [LMEM-46, LMEM-47, LROL-26, LROL-44, LROL-51]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    await stage.join('staff');
    await stage.enter('member');
    await stage.set('host', 'transfer_broadcaster', 'staff');
    await write('host', { mute: true });
    expect((await stage.set('member', 'recycle_broadcaster', 'host')).failure.code).toBe(1710);
    const answer = (await stage.set('host', 'recycle_broadcaster', 'host')).data;
    expect(answer.broadcasters[0]).toMatchObject({ id: stage.ids.host, mute: false });
    expect((await stage.set('host', 'recycle_broadcaster', 'host')).failure.code).toBe(1709);
  });

  it('notifies the staff who acted as host, and keeps them staff [LROL-50, LROL-52, ERR-41]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    const staff = await stage.join('staff');
    await stage.set('host', 'transfer_broadcaster', 'staff');
    const answer = (await stage.set('host', 'recycle_broadcaster', 'host')).data;
    expect(answer.staff[0]).toMatchObject({ id: stage.ids.staff, role: 'staff', mute: true });
    const received = await staff.client.hears('refresh', ({ affect_users }) =>
      affect_users.includes(stage.ids.staff),
    );
    expect(received.affect_users).toContain(stage.ids.host);
    const asStaff = await stage.as('staff');
    const { data } = await asStaff.call('refreshAttendees', { params: stage.params });
    expect(data.affect_user_infos).toMatchObject([{ id: stage.ids.staff, role: 'staff' }]);
  });

  it.each(MEMBER_ACTIONS)(
    'refuses %s on others to audience members and strangers [LROL-10]',
    async (action) => {
      stage = await LiveStage.make(server);
      await enterAll('host', 'expert', 'member', 'vip');
      const refused = async (person: DemoPersonKey, target: DemoPersonKey) =>
        (await stage.set(person, action, target, 'N')).failure.code;
      expect(await refused('member', 'vip')).toBe(1710);
      expect(await refused('poor', 'member')).toBe(1708);
      expect(await refused('host', 'poor')).toBe(1712);
      await write('member', { removedAt: server.clock.now() });
      expect(await refused('member', 'member')).toBe(1707);
      expect(await refused('host', 'member')).toBe(1712);
      const visitor = await server.caller().call('setMemberInfo', {
        params: stage.params,
        body: { user_id: stage.ids.vip, action },
      });
      expect(visitor.failure.code).toBe(10001);
    },
  );

  it('refuses an unknown action', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'member');
    const answer = await stage.set('host', 'crown' as MemberAction, 'member');
    expect(answer.failure.code).toBe(1001);
  });
});

describe('visibility by role', () => {
  it('shows full names and payments to super roles only [LMEM-26, LMEM-64, LMEM-65, LMEM-16, LMEM-17, LMEM-18]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'expert', 'staff', 'member');
    await server.db
      .update(profiles)
      .set({ nickname: 'Storm' })
      .where(eq(profiles.userId, stage.ids.expert));
    for (const person of ['member', 'expert'] as const) {
      const text = JSON.stringify(await stage.enter(person));
      for (const field of ['full_name', 'actual_paid', 'card_type":"']) {
        expect(text).not.toContain(`"${field}`);
      }
      expect((await lists(person)).experts[0]?.name).toBe('Storm');
    }
    for (const person of ['host', 'staff'] as const) {
      expect((await lists(person)).experts[0]).toMatchObject({
        name: 'Storm',
        nick_name: 'Storm',
        full_name: '周远航',
        has_paid: false,
        actual_paid: null,
      });
    }
    await server.db
      .update(profiles)
      .set({ nickname: null })
      .where(eq(profiles.userId, stage.ids.expert));
  });

  it('returns public chat and announcement with the lists [LMEM-33, LMEM-34]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'member');
    expect(await lists('member')).toMatchObject({ allow_public_channel: true, announcement: null });
  });

  it('returns the lists without counting staff [LMEM-27, LMEM-28, LMEM-31, LMEM-32, LROL-34, LROL-36]', async () => {
    stage = await LiveStage.make(server);
    await stage.join('host');
    await stage.join('expert');
    await stage.join('staff');
    await stage.join('member');
    const seen = await lists('staff');
    expect(seen).toMatchObject({
      online_player: 3,
      converter: null,
      affect_users: [],
      affect_user_infos: seen.staff,
    });
    expect(seen.broadcasters[0]).toMatchObject({ is_online: true });
    expect([seen.broadcasters, seen.experts, seen.staff].map((list) => list.length)).toEqual([
      1, 1, 1,
    ]);
    const listener = await lists('member');
    expect(listener.online_player).toBeNull();
    expect(listener.staff).toEqual([]);
    expect(listener.experts).toHaveLength(1);
  });

  it('returns a silent audience member’s own grants and name [LMEM-07, LMEM-08, LMEM-09, LMEM-10, LMEM-41]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'member');
    const me = async () => (await lists('member')).affect_user_infos;
    expect(await me()).toMatchObject([{ id: stage.ids.member, allow_view_list: false }]);
    await stage.set('host', 'view_attendee', 'member');
    await stage.set('host', 'manage_mute', 'member');
    await stage.set('host', 'rename', 'member', 'Storm');
    expect(await me()).toMatchObject([
      {
        id: stage.ids.member,
        role: 'audience',
        mute: true,
        name: 'Storm',
        allow_view_list: true,
        allow_manage_mute: true,
      },
    ]);
  });

  it('lists the audience by pages, and finds members by keyword [LCON-64, LMEM-38, LMEM-39, LMEM-69, LROL-29]', async () => {
    stage = await LiveStage.make(server, { listeners: ['member', 'vip', 'poor'] });
    await enterAll('host', 'expert', 'poor');
    const { session } = await stage.join('vip');
    await stage.join('member');
    const list = async (person: DemoPersonKey, query: Record<string, unknown> = {}) =>
      (await stage.as(person)).call('getMemberList', { params: stage.params, query });
    const first = await list('host');
    expect(first.meta).toMatchObject({ total: 2, total_pages: 1, page: 1, per_page: 25 });
    expect(first.data.map(({ id, is_online }) => [id, is_online])).toEqual([
      [stage.ids.vip, true],
      [stage.ids.member, true],
    ]);
    expect(first.data[0]?.uid).toBe(session.uid);
    const second = await list('host', { page: 2, per_page: 1 });
    expect(second.data.map(({ id }) => id)).toEqual([stage.ids.member]);
    expect(second.meta.total_pages).toBe(2);
    const found = await list('host', { keyword: '林' });
    expect(found.data.map(({ id }) => id)).toEqual([stage.ids.member]);
    expect((await list('host', { keyword: '%' })).data).toEqual([]);
    for (const person of ['member', 'expert'] as const) {
      expect((await list(person)).failure.code).toBe(1710);
    }
    await stage.set('host', 'view_attendee', 'expert');
    const shown = await list('expert');
    expect(shown.data).toHaveLength(2);
    expect(shown.data[0]).not.toHaveProperty('full_name');
    expect((await list('host', { role: 'expert' })).failure.code).toBe(1001);
  });

  it('leaves departed members out of list and count [LMEM-01, LMEM-32, LMEM-38]', async () => {
    stage = await LiveStage.make(server);
    await stage.join('host');
    const member = await stage.join('member');
    const received = async () => {
      const caller = await stage.as('host');
      const { data, meta } = await caller.call('getMemberList', {
        params: stage.params,
        query: {},
      });
      const { online_player: online } = await lists('host');
      return { ids: data.map(({ id }) => id), total: meta.total, online };
    };
    expect(await received()).toEqual({ ids: [stage.ids.member], total: 1, online: 2 });
    await member.client.leave(stage.channel);
    expect(await received()).toEqual({ ids: [], total: 0, online: 1 });
    await stage.join('member');
    expect(await received()).toEqual({ ids: [stage.ids.member], total: 1, online: 2 });
  });

  it('lists an audience member whom the host unmuted only once [LMEM-29, LMEM-38]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    await stage.join('member');
    await stage.join('vip');
    const received = async () => {
      const caller = await stage.as('host');
      const { data, meta } = await caller.call('getMemberList', {
        params: stage.params,
        query: {},
      });
      const { unmute_audiences: speaking } = await lists('host');
      return {
        listening: data.map(({ id }) => id),
        total: meta.total,
        speaking: speaking.map(({ id }) => id),
      };
    };
    const { member, vip } = stage.ids;
    expect(await received()).toEqual({ listening: [member, vip], total: 2, speaking: [] });
    await stage.set('host', 'unmute', 'member');
    expect(await received()).toEqual({ listening: [vip], total: 1, speaking: [member] });
    await stage.set('host', 'mute', 'member');
    expect(await received()).toEqual({ listening: [member, vip], total: 2, speaking: [] });
  });

  it('finds a full name only for members with the right to read it [LMEM-69]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'expert');
    await stage.join('member');
    await stage.set('host', 'view_attendee', 'expert');
    await stage.set('host', 'rename', 'member', 'Listener 7');
    const find = async (person: DemoPersonKey, keyword: string) =>
      (
        await (
          await stage.as(person)
        ).call('getMemberList', { params: stage.params, query: { keyword } })
      ).data.length;
    expect(await find('host', '林晓')).toBe(1);
    expect(await find('host', '林曉')).toBe(1);
    expect(await find('expert', '林晓')).toBe(0);
    expect(await find('expert', 'listener')).toBe(1);
    expect(await find('expert', 'ＬＩＳＴＥＮＥＲ')).toBe(1);
    expect(await find('expert', '\u202Alist\u200Bener\u202C')).toBe(1);
  });

  it('finds an organization by its name in each language, for everyone with the list [LMEM-69]', async () => {
    stage = await LiveStage.make(server, { listeners: ['member', 'certified'] });
    await enterAll('host', 'expert');
    await stage.join('member');
    await stage.join('certified');
    await stage.set('host', 'view_attendee', 'expert');
    const find = async (person: DemoPersonKey, keyword: string) => {
      const caller = await stage.as(person);
      const query = { keyword };
      const { data, meta } = await caller.call('getMemberList', { params: stage.params, query });
      expect(meta.total).toBe(data.length);
      return data;
    };
    const row = (await find('host', '')).find(({ id }) => id === stage.ids.certified);
    const names = [row?.sc_organization_name, row?.en_organization_name].filter(
      (name) => typeof name === 'string',
    );
    expect(names).toHaveLength(2);
    for (const name of names) {
      for (const person of ['host', 'expert'] as const) {
        const found = await find(person, name.slice(1, 6).toUpperCase());
        expect(found.map(({ id }) => id)).toEqual([stage.ids.certified]);
      }
    }
  });

  it('shows no organization that was withdrawn [LMEM-69]', async () => {
    stage = await LiveStage.make(server, { listeners: ['certified'] });
    await stage.join('host');
    await stage.join('certified');
    const { northgate } = await demoOrganizationIds(server.db);
    const shown = async () => {
      const host = await stage.as('host');
      const query = { keyword: '' };
      const { data } = await host.call('getMemberList', { params: stage.params, query });
      return data.find(({ id }) => id === stage.ids.certified)?.en_organization_name;
    };
    const set = (withdrawnAt: Date | null) =>
      server.db.update(organizations).set({ withdrawnAt }).where(eq(organizations.id, northgate));
    expect(await shown()).toEqual(expect.any(String));
    await set(server.clock.now());
    expect(await shown()).toBeNull();
    await set(null);
  });

  it('returns a title in the reader’s language [LMEM-20]', async () => {
    stage = await LiveStage.make(server);
    await enterAll('host', 'member');
    const titleFor = async (language: string) => {
      const caller = await stage.as('member');
      const headers = { 'accept-language': language };
      const { data } = await caller.call('refreshAttendees', { params: stage.params }, { headers });
      return data.broadcasters[0]?.position_name;
    };
    expect([await titleFor('en'), await titleFor('zh-CN')]).toEqual([
      'Roadshow host',
      '路演主持人',
    ]);
  });
});
