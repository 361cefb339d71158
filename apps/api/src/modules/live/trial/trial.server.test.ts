import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIVE_UNPAID_MINUTES, TRIAL_REMINDER_SECONDS } from '@rostra/contract/live';
import type { DemoPersonKey } from '#demo/people.ts';
import { giveCard, giveMoney } from '#modules/orders/testMoney.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { pay } from '#modules/events/registrations/testRegistrations.ts';
import { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import type { StageOptions } from '../testing/LiveStage.ts';
import { sweepTrials } from './trialJobs.ts';
import { trialWatchOf } from './TrialWatch.ts';

const SECOND_MS = 1000;
const TRIAL_SECONDS = LIVE_UNPAID_MINUTES * 60;
let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.clock.set(TEST_START));
afterEach(() => stage.close());
afterAll(() => server.close());

/** Opens a paid meeting with free first minutes; `poor` and `member` have not paid. */
const open = async ({ meeting, ...request }: StageOptions = {}): Promise<LiveStage> => {
  stage = await LiveStage.make(server, {
    priceCents: 1000,
    listeners: [],
    ...request,
    meeting: { trialAllowed: true, ...meeting },
  });
  return stage;
};

const start = async (): Promise<void> => {
  await stage.join('host');
  await stage.move('host', 'putPrepareLives');
  expect((await stage.move('host', 'putStartLives')).status).toBe(200);
};

/** Advances the time of the hubs, and completes what follows from it. */
const pass = async (seconds: number): Promise<void> => {
  server.clock.advance(seconds * SECOND_MS);
  server.live.sweep();
  await trialWatchOf(server.deps).settled();
};

const isCutOff = (client: LiveClient): Promise<void> =>
  client.until(() => client.frames.some(({ closed }) => closed === 'banned'));

const memberRow = async (person: DemoPersonKey) => {
  const [row] = await server.db
    .select()
    .from(liveMembers)
    .where(and(eq(liveMembers.liveId, stage.liveId), eq(liveMembers.userId, stage.ids[person])));
  return row;
};

const payFor = async (person: DemoPersonKey): Promise<void> => {
  const owner = { type: 'User' as const, id: stage.ids[person] };
  await giveMoney(server.deps, owner, { coin: 1000 });
  expect((await pay(await stage.as(person), stage.meetingId)).data.state).toBe('paid');
  await server.runJobs();
};

const giveVip = async (person: DemoPersonKey, level: number): Promise<void> => {
  const staff = await server.as('staff');
  const body = { user_id: stage.ids[person], level, days: 7, note: 'a test' };
  expect((await staff.call('postStaffVipGrant', { body })).status).toBe(200);
  await server.runJobs();
};

describe('payment offers during a trial', () => {
  const product = { ppvAllowed: true, vipLevel: 2 } as const;
  /** Returns the offers as the room reads them, once it has admitted the person. */
  const offered = async (person: DemoPersonKey): Promise<string[] | undefined> => {
    expect((await stage.enter(person)).is_trial).toBe(true);
    const caller = await stage.as(person);
    const { data } = await caller.call('getEvent', { params: { id: stage.eventId } });
    return data.meetings[0]?.offers.map(({ kind }) => kind);
  };

  it('shows a card only if there is one for meetings [LPAY-02, LPAY-03]', async () => {
    await open({ meeting: product });
    const owner = { type: 'User' as const, id: stage.ids.sun };
    expect(await offered('sun')).toEqual(['pay_price', 'vip_trial']);
    await giveCard(server.deps, owner, 1);
    expect(await offered('sun')).toEqual(['pay_price', 'vip_trial']);
    await giveCard(server.deps, owner, 3);
    expect(await offered('sun')).toEqual(['use_card', 'pay_price', 'vip_trial']);
    await open({ meeting: { ...product, ppvAllowed: false } });
    expect(await offered('sun')).toEqual(['pay_price', 'vip_trial']);
  });

  it('shows the upgrade to members of a lower VIP level, and the trial to others [LPAY-03, LPAY-04]', async () => {
    await open({ meeting: product });
    expect(await offered('he')).toEqual(['pay_price', 'vip_trial']);
    await giveVip('he', 1);
    expect(await offered('he')).toEqual(['pay_price', 'vip_upgrade']);
    await open({ meeting: { ...product, currentPriceCents: null, onlyVip: true } });
    expect(await offered('he')).toEqual(['vip_upgrade']);
  });
});

describe('access to the first minutes', () => {
  it('admits every unpaid user where the meeting allows it [LTIM-05, LTIM-09]', async () => {
    await open();
    const session = await stage.enter('poor');
    expect(session).toMatchObject({
      is_trial: true,
      remindered_at: null,
      meeting: { free: false, has_paid: false, paid_info: null },
    });
    const body = { meeting_id: stage.meetingId };
    const visitor = await server.caller().call('postLiveToken', { params: stage.params, body });
    expect(visitor.failure.code).toBe(10001);
    expect((await stage.enter('host')).is_trial).toBe(false);
  });

  it('admits nobody where it does not, and asks registered people to pay [LTIM-09]', async () => {
    await open({ meeting: { trialAllowed: false }, listeners: ['member'] });
    expect((await stage.token('poor')).failure).toMatchObject({
      code: 1608,
      details: { event_id: stage.eventId },
    });
    expect((await stage.token('member')).failure.code).toBe(1703);
  });

  it('admits only a lower VIP level to a VIP-only meeting [LTIM-09]', async () => {
    await open({ priceCents: 0, meeting: { currentPriceCents: null, onlyVip: true, vipLevel: 2 } });
    expect((await stage.token('vip')).failure.code).toBe(1608);
    await giveVip('vip', 1);
    expect((await stage.enter('vip')).is_trial).toBe(true);
    expect((await stage.token('poor')).failure.code).toBe(1608);
  });

  it.each([
    ['has to be confirmed', { needsApproval: true }],
    ['is for the certified', { certifiedOnly: true }],
    ['is full', { capacity: 1 }],
  ] as const)(
    'admits nobody whom a payment would not admit: the meeting %s [LTIM-09]',
    async (_, meeting) => {
      await open({ meeting, listeners: ['vip'] });
      expect((await stage.token('poor')).failure.code).toBe(1608);
    },
  );

  it('counts from the start, so that late members get less or no time [LTIM-08]', async () => {
    await open();
    await start();
    await pass(TRIAL_SECONDS - 1);
    expect((await stage.enter('poor')).is_trial).toBe(true);
    await pass(1);
    expect((await stage.token('poor')).failure.code).toBe(1741);
    // A person who never used the trial gets the usual refusal.
    expect((await stage.token('member')).failure.code).toBe(1608);
  });

  it('lets a trial member hear the stage from the start, like other audience members [LTIM-05]', async () => {
    await open();
    const { session } = await stage.join('poor');
    const media = await stage.media(session, 'audience');
    await start();
    await media.until(() => media.heard('rights').length > 0 || media.frames.length > 0);
    const chat = await (
      await stage.as('poor')
    ).call('getLiveMessages', { params: stage.params, query: {} });
    expect(chat.status).toBe(200);
  });
});

describe('the end of the free minutes', () => {
  it('reminds each present member once, a minute before it, and stores that [LTIM-06, LCON-38]', async () => {
    await open();
    const early = await stage.join('poor');
    const paid = await stage.join('expert');
    await start();
    await pass(TRIAL_SECONDS - TRIAL_REMINDER_SECONDS - 1);
    expect(early.client.messages.some(({ type }) => type === 'kick_reminder')).toBe(false);
    await pass(1);
    const message = await early.client.hears('kick_reminder');
    const endsAt = new Date(server.clock.now().getTime() + TRIAL_REMINDER_SECONDS * SECOND_MS);
    expect(message).toEqual({
      type: 'kick_reminder',
      ends_at: endsAt.toISOString(),
      seconds_left: TRIAL_REMINDER_SECONDS,
    });
    expect((await memberRow('poor'))?.remindedAt).toEqual(server.clock.now());

    await pass(20);
    const late = await stage.join('member');
    await pass(1);
    expect((await late.client.hears('kick_reminder')).seconds_left).toBe(39);
    expect(early.client.messages.filter(({ type }) => type === 'kick_reminder')).toHaveLength(1);
    expect(paid.client.messages.some(({ type }) => type === 'kick_reminder')).toBe(false);
    // A reloaded page knows of the reminder.
    expect((await stage.enter('poor')).remindered_at).not.toBeNull();
  });

  it('disconnects unpaid members at five minutes, and refuses them everywhere [LTIM-07, LTIM-08]', async () => {
    await open({ listeners: ['vip'], meeting: { vipLevel: 1 } });
    await giveVip('vip', 1);
    const unpaid = await stage.join('poor');
    const media = await stage.media(unpaid.session, 'audience');
    const vip = await stage.join('vip');
    await start();
    await pass(TRIAL_SECONDS - 1);
    expect(unpaid.client.frames.some(({ closed }) => closed !== undefined)).toBe(false);
    await pass(1);
    await isCutOff(unpaid.client);
    await isCutOff(media);
    expect(vip.client.frames.some(({ closed }) => closed !== undefined)).toBe(false);
    expect((await memberRow('poor'))?.trialEndedAt).toEqual(server.clock.now());

    const poor = await stage.as('poor');
    expect((await stage.token('poor')).failure).toMatchObject({
      code: 1741,
      details: { event_id: stage.eventId },
    });
    const chat = await poor.call('getLiveMessages', { params: stage.params, query: {} });
    expect(chat.failure).toMatchObject({ code: 1741, details: { event_id: stage.eventId } });
    const body = { token: unpaid.session.token };
    const renewed = await poor.call('postRefreshToken', { params: stage.params, body });
    expect(renewed.failure.code).toBe(10010);
    await expect(LiveClient.inRoom(server.url, unpaid.session)).rejects.toThrow('banned');
    const list = await (
      await stage.as('host')
    ).call('getMemberList', { params: stage.params, query: {} });
    expect(list.data.map(({ id }) => id)).not.toContain(stage.ids.poor);
  });

  it('ends trials by a job where no process watches, and by the sweeper after a lost job [LTIM-07]', async () => {
    await open();
    await stage.enter('poor');
    await start();
    await server.runJobs();
    server.clock.advance((TRIAL_SECONDS - 1) * SECOND_MS);
    await server.runJobs();
    expect((await memberRow('poor'))?.trialEndedAt).toBeNull();
    server.clock.advance(SECOND_MS);
    await server.runJobs();
    expect((await memberRow('poor'))?.trialEndedAt).toEqual(server.clock.now());

    await server.db
      .update(liveMembers)
      .set({ trialEndedAt: null })
      .where(eq(liveMembers.liveId, stage.liveId));
    await sweepTrials.handle({}, server.deps);
    expect((await memberRow('poor'))?.trialEndedAt).toEqual(server.clock.now());
  });

  it('spares a trial member on stage, and ends the trial once they are audience again [LTIM-07]', async () => {
    await open();
    await stage.join('poor');
    await start();
    expect((await stage.set('host', 'to_expert', 'poor')).status).toBe(200);
    await pass(TRIAL_SECONDS);
    expect((await memberRow('poor'))?.trialEndedAt).toBeNull();
    expect((await stage.token('poor')).status).toBe(200);
    await stage.set('host', 'to_audience', 'poor');
    await sweepTrials.handle({}, server.deps);
    expect((await memberRow('poor'))?.trialEndedAt).toEqual(server.clock.now());
  });
});

describe('paying', () => {
  it('keeps the seat of a member who pays, and notifies them and the host at once [LPAY-06, LPAY-08, LMEM-26]', async () => {
    await open();
    const { client, session } = await stage.join('poor');
    const listener = await stage.join('member');
    await start();
    const host = await stage.as('host');
    const seen = async () => {
      const { data } = await host.call('getMemberList', { params: stage.params, query: {} });
      return data.find(({ id }) => id === stage.ids.poor);
    };
    expect(await seen()).toMatchObject({ has_paid: false, actual_paid: null });
    await payFor('poor');
    const paid_info = { card_type: null, actual_paid: 10 };
    expect(await client.hears('paid')).toEqual({ type: 'paid', has_paid: true, paid_info });
    expect(await seen()).toMatchObject({ has_paid: true, card_type: null, actual_paid: 10 });
    await pass(TRIAL_SECONDS);
    await isCutOff(listener.client);
    expect(listener.client.messages.some(({ type }) => type === 'paid')).toBe(false);
    expect(client.frames.some(({ closed }) => closed !== undefined)).toBe(false);
    const again = await stage.enter('poor');
    expect(again).toMatchObject({ uid: session.uid, is_trial: false });
    expect(again.meeting).toMatchObject({ has_paid: true, paid_info });
  });

  it('returns a member who pays after removal to their seat, even with the old token [LPAY-06]', async () => {
    await open();
    const { session, client } = await stage.join('poor');
    await start();
    await pass(TRIAL_SECONDS);
    await isCutOff(client);
    await payFor('poor');
    expect(await stage.enter('poor')).toMatchObject({ uid: session.uid, is_trial: false });
    const back = await LiveClient.inRoom(server.url, session);
    back.cut();
    expect(await memberRow('poor')).toMatchObject({ isTrial: false, trialEndedAt: null });
  });

  it('counts a payment at the fifth minute before its event arrives [LPAY-06]', async () => {
    await open();
    const { client } = await stage.join('poor');
    await start();
    await giveMoney(server.deps, { type: 'User', id: stage.ids.poor }, { coin: 1000 });
    await pay(await stage.as('poor'), stage.meetingId);
    await pass(TRIAL_SECONDS);
    expect((await client.hears('paid')).has_paid).toBe(true);
    expect((await memberRow('poor'))?.trialEndedAt).toBeNull();
  });

  it('accepts a card and VIP as payment, and registers VIP members [LPAY-06]', async () => {
    await open({ meeting: { ppvAllowed: true, vipLevel: 1 } });
    const poor = await stage.join('poor');
    const member = await stage.join('member');
    await start();
    const card = await giveCard(server.deps, { type: 'User', id: stage.ids.poor }, 3);
    const request = { paid_with: 'ppv', card_id: card };
    const ordered = await pay(await stage.as('poor'), stage.meetingId, request);
    expect(ordered.data.state).toBe('paid');
    await giveVip('member', 1);
    expect((await poor.client.hears('paid')).paid_info).toEqual({
      card_type: 'ppv',
      actual_paid: 0,
    });
    expect(await member.client.hears('paid')).toEqual({
      type: 'paid',
      has_paid: false,
      paid_info: null,
    });
    const [registration] = await server.db
      .select()
      .from(registrations)
      .where(
        and(
          eq(registrations.meetingId, stage.meetingId),
          eq(registrations.userId, stage.ids.member),
        ),
      );
    expect(registration?.state).toBe('registered');
    await pass(TRIAL_SECONDS);
    for (const { client } of [poor, member]) {
      expect(client.frames.some(({ closed }) => closed !== undefined)).toBe(false);
    }
  });
});
