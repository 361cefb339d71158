import { and, eq } from 'drizzle-orm';
import { errors, routes } from '@rostra/contract';
import type { Route, RouteName } from '@rostra/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { TRIAL_RIGHTS } from '#modules/events/index.ts';
import type { RoomRight } from '#modules/events/index.ts';

/** The right that a room call requires; `door` admits people, `none` is open to everyone. */
interface RoomCall {
  readonly rule: RoomRight | 'door' | 'none';
  /** Valid input, so that only the right can refuse. */
  readonly input: (stage: LiveStage) => object;
}

const live = (rule: RoomCall['rule'], rest: object = {}, more: object = {}): RoomCall => ({
  rule,
  input: ({ liveId }) => ({ params: { id: liveId, ...more }, ...rest }),
});
const files = (rule: RoomRight, more: object = {}, rest: object = {}): RoomCall => ({
  rule,
  input: ({ liveId }) => ({ params: { live_id: liveId, ...more }, ...rest }),
});
const ask = (rule: RoomRight): RoomCall => ({
  rule,
  input: ({ liveId }) => ({ query: { live_id: liveId } }),
});
const phone = (body: object, rest: object = {}): RoomCall => ({
  rule: 'attend',
  input: ({ liveId }) => ({ ...rest, body: { live_id: liveId, ...body } }),
});
const chatWith = (rest: object): RoomCall => ({
  rule: 'chat',
  input: ({ liveId, ids }) => ({
    params: { id: liveId, kind: 'private', peer: ids.host },
    ...rest,
  }),
});
const move = live('attend', { body: { user_type: 'broadcaster' } });
const NUMBER = { phone_number: '+8613812345678', role_type: 'audience' };
const RTMP = { region: 'cn', type: 'live', url: 'rtmp://stream.test/live' };

/** Every room call with its rule; a new call fails the first test until it has an entry. */
const CALLS: Readonly<Record<string, RoomCall>> = {
  postLiveToken: {
    rule: 'door',
    input: ({ params, meetingId }) => ({ params, body: { meeting_id: meetingId } }),
  },
  postRefreshToken: live('door', { body: { token: 'x' } }),
  postMediaCheck: { rule: 'none', input: () => ({}) },
  putPrepareLives: move,
  putStartLives: move,
  putStopLives: move,
  putAudienceStopLive: move,
  setMemberInfo: {
    rule: 'attend',
    input: ({ params, ids }) => ({ params, body: { user_id: ids.member, action: 'hands_up' } }),
  },
  getMemberList: live('attend', { query: {} }),
  refreshAttendees: live('attend'),
  getPrimaryAttendees: live('attend'),
  getLiveMessages: live('chat', { query: {} }),
  postLiveMessage: live('chat', { body: { msg: 'Hello', client_id: 'client-a-1' } }),
  deleteLiveMessage: live('chat', {}, { message_id: 1 }),
  putPublicChannel: live('attend', { body: { allow: true } }),
  putAnnouncement: live('attend', { body: { announcement: 'Hello' } }),
  postSetHomeScreen: live('attend', { body: { primary_user_id: null } }),
  postKicking: {
    rule: 'attend',
    input: ({ params, ids }) => ({ params, body: { user_id: ids.vip } }),
  },
  putBackground: live('attend', { body: { url: null } }),
  putLayout: live('attend', { body: { layout: 'grid' } }),
  putVoiceChange: live('attend', { body: { is_changed: false } }),
  getConversations: live('chat', { query: {} }),
  getConversationMessages: chatWith({ query: {} }),
  postConversationMessage: chatWith({ body: { msg: 'Hello', client_id: 'client-b-1' } }),
  putConversationRead: chatWith({ body: { until: 1 } }),
  getQuestions: live('chat', { query: {} }),
  postQuestion: live('chat', { body: { text: 'Why?', client_id: 'client-c-1' } }),
  putQuestion: live('attend', { body: { state: 'answered' } }, { question_id: 1 }),
  putQuestionVote: live('chat', {}, { question_id: 1 }),
  deleteQuestionVote: live('chat', {}, { question_id: 1 }),
  postReaction: live('chat', { body: { reaction: 'clap' } }),
  getCaptions: live('captions', { query: {} }),
  postCaptions: live('attend', { body: { language: 'en' } }),
  deleteCaptions: live('attend'),
  getPreviewFiles: files('documents', {}, { query: {} }),
  postPreviewFile: files('attend', {}, { body: { file_name: 'a.pdf', url: '/a.pdf' } }),
  deletePreviewFile: files('attend', { id: 1 }),
  retryPreviewFile: files('attend', { id: 1 }),
  getShownPreview: live('shownDocument', { query: {} }),
  putShownPreview: live('attend', { body: { file_id: null } }),
  getCallMonitor: ask('attend'),
  getCallPassword: ask('phone'),
  postCallPassword: { rule: 'phone', input: ({ liveId }) => ({ body: { live_id: liveId } }) },
  getCallHistory: ask('attend'),
  postCall: phone(NUMBER, { params: { type: 'connect' } }),
  deleteAutoCall: {
    rule: 'attend',
    input: ({ liveId }) => ({ query: { live_id: liveId, attendee_id: 1 } }),
  },
  postCallMute: phone({ ...NUMBER, mute: true }),
  postCallHide: phone({ ...NUMBER, hide: true }),
  postRtmp: live('attend', { body: RTMP }),
  deleteRtmp: live('attend'),
  getRecordings: live('recording', { query: {} }),
  postRecording: live('attend'),
  deleteRecording: live('attend'),
  getLiveScore: live('attend', { query: {} }),
  postLiveScore: live('attend', { body: { scores: [{ type: 'content', value: 5, reasons: [] }] } }),
  postScreenToken: live('attend'),
  putStopMedia: {
    rule: 'attend',
    input: ({ params, ids }) => ({ params, body: { user_id: ids.member, kind: 'screen' } }),
  },
};

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage?.close());
afterAll(() => server.close());

const names = (Object.keys(routes) as RouteName[]).filter((name) =>
  routes[name].path.startsWith('/agoras/'),
);
const guarded = names.filter((name) => !['door', 'none'].includes(CALLS[name]?.rule ?? ''));

/** Returns the error code of a refused call, or 0. */
const codeOf = async (name: RouteName, person: DemoPersonKey): Promise<number> => {
  const caller = await stage.as(person);
  const input = CALLS[name]?.input(stage) as Record<string, never>;
  const answer = await caller.call(name, input);
  return answer.status < 400 ? 0 : answer.failure.code;
};

const codes = async (person: DemoPersonKey): Promise<Record<string, number>> => {
  const all: Record<string, number> = {};
  for (const name of guarded) all[name] = await codeOf(name, person);
  return all;
};

const allOf = (code: number): Record<string, number> =>
  Object.fromEntries(guarded.map((name) => [name, code]));

describe('calls of a room', () => {
  it('requires a right for every call, including new ones [LCON-59]', () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted());
  });

  it('refuses people who never joined', async () => {
    stage = await LiveStage.make(server);
    expect(await codes('poor')).toEqual(allOf(errors.liveNotEntered.code));
  });

  it('refuses a person from the moment their registration is canceled', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    await stage.enter('member');
    await server.db
      .update(registrations)
      .set({ state: 'canceled' })
      .where(
        and(
          eq(registrations.meetingId, stage.meetingId),
          eq(registrations.userId, stage.ids.member),
        ),
      );
    expect(await codes('member')).toEqual(allOf(errors.notRegistered.code));
    expect(await codeOf('postRefreshToken', 'member')).toBe(errors.liveSessionOver.code);
    expect(await codeOf('postLiveToken', 'member')).toBe(errors.notRegistered.code);
  });

  it('refuses removed members', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    await stage.enter('member');
    await (
      await stage.as('host')
    ).call('postKicking', { params: stage.params, body: { user_id: stage.ids.member } });
    expect(await codes('member')).toEqual(allOf(errors.liveRemoved.code));
  });

  it('limits exactly the calls whose routes declare it', async () => {
    stage = await LiveStage.make(server);
    await stage.join('host');
    await stage.enter('member');
    const declared = names.filter((name) => (routes[name] as Route).isLimited === true);
    // Others come last, since some of them might end the member's part.
    const ordered = [...declared, ...names.filter((name) => !declared.includes(name))];
    const limited: RouteName[] = [];
    // Even the first use is above the limit.
    server.deps.config.rateLimitFactor = 0.0001;
    for (const name of ordered) {
      if ((await codeOf(name, 'member')) === errors.tooFrequent.code) limited.push(name);
    }
    server.deps.config.rateLimitFactor = 0;
    expect(limited).toEqual(declared);
  });

  it('gives a free trial exactly the rights of its table [LTIM-05, LTIM-08]', async () => {
    stage = await LiveStage.make(server, {
      priceCents: 1000,
      listeners: [],
      meeting: { trialAllowed: true },
    });
    await stage.enter('host');
    await stage.enter('vip');
    expect((await stage.enter('member')).is_trial).toBe(true);
    const limited = errors.liveTrialLimited.code;
    const given = await codes('member');
    for (const name of guarded) {
      const rule = CALLS[name]?.rule as RoomRight;
      expect([name, given[name] === limited]).toEqual([name, !TRIAL_RIGHTS[rule]]);
    }
    expect(TRIAL_RIGHTS).toEqual({
      attend: true,
      chat: true,
      captions: true,
      shownDocument: true,
      documents: false,
      details: false,
      phone: false,
      recording: false,
    });
  });
});
