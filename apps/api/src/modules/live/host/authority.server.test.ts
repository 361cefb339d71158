import { randomUUID } from 'node:crypto';
import { errors, routes } from '@rostra/contract';
import type { ErrorName } from '@rostra/contract';
import { MEMBER_ACTIONS } from '@rostra/contract/live';
import type { MemberAction } from '@rostra/contract/live';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveSessions } from '../tables.ts';
import { CAST, LiveCast, OTHERS } from '../testing/liveCast.ts';
import type { CastRole } from '../testing/liveCast.ts';

let server: TestServer;
let cast: LiveCast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await LiveCast.make(server);
});
beforeEach(() => cast.reset());
afterAll(() => server.close());

/** The outcome of a call: done, or the name of its error. */
type End = 'done' | ErrorName;

/** A call by a cast member; returns its HTTP status and its failure's code and text. */
type Act = (part: CastRole) => Promise<{
  status: number;
  readonly failure: { code: number; msg: string };
}>;

interface Row {
  readonly act: Act;
  /** Runs before the calls. */
  readonly before?: () => Promise<unknown>;
  /** Outcomes by part; a part not listed gets the outcome of outsiders. */
  readonly ends: Partial<Record<CastRole, End>>;
}

const OUTSIDERS = {
  visitor: 'sessionMissing',
  stranger: 'liveNotEntered',
  removed: 'liveRemoved',
} as const satisfies Partial<Record<CastRole, End>>;

/** Returns the outcomes of the four parts in the room. */
const by = (audience: End, expert: End, staff: End, host: End): Row['ends'] => ({
  audience,
  expert,
  staff,
  host,
});
const SEERS = by('done', 'done', 'liveRoleRefused', 'liveRoleRefused');
const EVERYONE = by('done', 'done', 'done', 'done');
const MODERATORS = by('liveRoleRefused', 'liveRoleRefused', 'done', 'done');
const HOST = by('liveRoleRefused', 'liveRoleRefused', 'liveRoleRefused', 'done');
const NO_CALL = by('liveRoleRefused', 'liveRoleRefused', 'liveCallNotFound', 'liveCallNotFound');
const NOBODY = by('liveRoleRefused', 'liveRoleRefused', 'liveRoleRefused', 'liveRoleRefused');

const nameOf = new Map(
  (Object.entries(errors) as [ErrorName, { code: number }][]).map(([name, { code }]) => [
    code,
    name,
  ]),
);

/** Returns the stored live session and its members; the state of a failed converter is left out. */
async function stored(): Promise<unknown> {
  const id = cast.stage.liveId;
  const members = sql`select jsonb_agg(m order by m.id) from live_members m where m.live_id = ${id}`;
  return server.db
    .select({
      live: sql`to_jsonb(live_sessions) - 'converter_state' - 'revision'`,
      members: sql`(${members})`,
    })
    .from(liveSessions)
    .where(eq(liveSessions.id, id));
}

/**
 * Returns the outcome for the whole cast. The least privileged call first, so that a refusal finds
 * nothing changed and changes nothing itself (ERR-48).
 */
async function endsOf({ act, before }: Row): Promise<Record<string, End | undefined>> {
  await before?.();
  const ends: Record<string, End | undefined> = {};
  let kept: unknown;
  for (const part of CAST) {
    kept ??= await stored();
    const answer = await act(part);
    if (answer.status === 200) {
      ends[part] = 'done';
      kept = undefined;
    } else {
      ends[part] = nameOf.get(answer.failure.code);
      expect(answer.failure.msg, `${part} learns the reason`).toMatch(/\S/);
      expect(await stored(), `${part} changes nothing`).toEqual(kept);
    }
  }
  return ends;
}

const params = () => cast.stage.params;
const ofLive = () => ({ live_id: cast.stage.liveId });
const move =
  (call: 'putPrepareLives' | 'putStartLives' | 'putAudienceStopLive' | 'putStopLives'): Act =>
  async (part) =>
    (await cast.callerOf(part)).call(call, {
      params: params(),
      // The requested seat does not decide.
      body: { user_type: 'broadcaster' },
    });
const started = () => cast.stage.move('host', 'putStartLives');
const ended = async () => {
  await started();
  await cast.stage.move('host', 'putStopLives');
};
const closeChat = async () =>
  (await cast.callerOf('host')).call('putPublicChannel', {
    params: params(),
    body: { allow: false },
  });
const read: Act = async (part) =>
  (await cast.callerOf(part)).call('getLiveMessages', { params: params(), query: {} });
const write: Act = async (part) =>
  (await cast.callerOf(part)).call('postLiveMessage', {
    params: params(),
    body: { msg: 'hello', client_id: randomUUID() },
  });
const refresh =
  (ticketOf: (part: CastRole) => DemoPersonKey): Act =>
  async (part) => {
    const { token } = await cast.stage.enter(ticketOf(part));
    return (await cast.callerOf(part)).call('postRefreshToken', {
      params: params(),
      body: { token },
    });
  };
const insiderOr = (part: CastRole): DemoPersonKey =>
  part === 'audience' || part === 'expert' || part === 'staff' || part === 'host'
    ? (cast.personOf(part) ?? 'host')
    : 'host';

/** Asks a new question as another audience member. */
const ask = async (): Promise<{ id: number; question_id: number }> => {
  const caller = await cast.stage.as(OTHERS.listener);
  const body = { text: 'And the margin?', client_id: randomUUID() };
  const { data } = await caller.call('postQuestion', { params: params(), body });
  return { ...params(), question_id: data.id };
};

const over = 'liveSessionOver' as const;
const CALLS: Readonly<Record<string, Row>> = {
  postLiveToken: {
    act: async (part) =>
      (await cast.callerOf(part)).call('postLiveToken', {
        params: params(),
        body: { meeting_id: cast.stage.meetingId },
      }),
    ends: { ...EVERYONE, stranger: 'notRegistered' },
  },
  'postLiveToken under the name of their own meeting': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postLiveToken', {
        params: params(),
        body: { meeting_id: cast.elsewhere.meetingId },
      }),
    ends: {
      ...by('liveNotFound', 'liveNotFound', 'liveNotFound', 'liveNotFound'),
      stranger: 'liveNotFound',
      removed: 'liveNotFound',
    },
  },
  postRefreshToken: {
    act: refresh(insiderOr),
    ends: { ...EVERYONE, stranger: over, removed: over },
  },
  "postRefreshToken with another's ticket": {
    act: refresh(() => OTHERS.speaker),
    ends: { ...by(over, over, over, over), stranger: over, removed: over },
  },
  putPrepareLives: { act: move('putPrepareLives'), ends: HOST },
  putStartLives: { act: move('putStartLives'), ends: HOST },
  putAudienceStopLive: { act: move('putAudienceStopLive'), before: started, ends: HOST },
  putStopLives: { act: move('putStopLives'), before: started, ends: HOST },
  getMemberList: {
    act: async (part) =>
      (await cast.callerOf(part)).call('getMemberList', { params: params(), query: {} }),
    ends: MODERATORS,
  },
  refreshAttendees: {
    act: async (part) => (await cast.callerOf(part)).call('refreshAttendees', { params: params() }),
    ends: EVERYONE,
  },
  getPrimaryAttendees: {
    act: async (part) =>
      (await cast.callerOf(part)).call('getPrimaryAttendees', { params: params() }),
    ends: EVERYONE,
  },
  getLiveMessages: { act: read, ends: EVERYONE },
  'getLiveMessages while the chat is closed': {
    act: read,
    before: closeChat,
    ends: by('liveMessagesRefused', 'liveMessagesRefused', 'done', 'done'),
  },
  postLiveMessage: { act: write, ends: EVERYONE },
  'postLiveMessage while the chat is closed': {
    act: write,
    before: closeChat,
    ends: by('liveMessagesRefused', 'liveMessagesRefused', 'done', 'done'),
  },
  getConversations: {
    act: async (part) =>
      (await cast.callerOf(part)).call('getConversations', { params: params(), query: {} }),
    ends: EVERYONE,
  },
  'getConversationMessages with the host': {
    act: async (part) =>
      (await cast.callerOf(part)).call('getConversationMessages', {
        params: { ...params(), kind: 'private', peer: cast.stage.ids.host },
        query: {},
      }),
    ends: { ...EVERYONE, host: 'liveMemberNotFound' },
  },
  'postConversationMessage to a group of others': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postConversationMessage', {
        params: { ...params(), kind: 'group', peer: 999_999 },
        body: { msg: 'hello', client_id: randomUUID() },
      }),
    ends: by(
      'liveMessagesRefused',
      'liveMessagesRefused',
      'liveMessagesRefused',
      'liveMessagesRefused',
    ),
  },
  'postConversationMessage to a silent member hidden from the sender': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postConversationMessage', {
        params: { ...params(), kind: 'private', peer: cast.stage.ids[OTHERS.listener] },
        body: { msg: 'hello', client_id: randomUUID() },
      }),
    ends: by(
      'liveMemberNotFound',
      'liveMemberNotFound',
      'livePartnerOffline',
      'livePartnerOffline',
    ),
  },
  putConversationRead: {
    act: async (part) =>
      (await cast.callerOf(part)).call('putConversationRead', {
        params: { ...params(), kind: 'private', peer: cast.stage.ids.host },
        body: { until: 1 },
      }),
    ends: { ...EVERYONE, host: 'liveMemberNotFound' },
  },
  getQuestions: {
    act: async (part) =>
      (await cast.callerOf(part)).call('getQuestions', { params: params(), query: {} }),
    ends: EVERYONE,
  },
  postQuestion: {
    act: async (part) =>
      (await cast.callerOf(part)).call('postQuestion', {
        params: params(),
        body: { text: 'And the margin?', client_id: randomUUID() },
      }),
    ends: EVERYONE,
  },
  putQuestionVote: {
    act: async (part) =>
      (await cast.callerOf(part)).call('putQuestionVote', { params: await ask() }),
    ends: EVERYONE,
  },
  deleteQuestionVote: {
    act: async (part) =>
      (await cast.callerOf(part)).call('deleteQuestionVote', { params: await ask() }),
    ends: EVERYONE,
  },
  'putQuestion away': {
    act: async (part) =>
      (await cast.callerOf(part)).call('putQuestion', {
        params: await ask(),
        body: { state: 'dismissed' },
      }),
    ends: MODERATORS,
  },
  'putQuestion with an answer': {
    act: async (part) =>
      (await cast.callerOf(part)).call('putQuestion', {
        params: await ask(),
        body: { answer: 'A third.' },
      }),
    ends: by('liveRoleRefused', 'done', 'done', 'done'),
  },
  postReaction: {
    act: async (part) =>
      (await cast.callerOf(part)).call('postReaction', {
        params: params(),
        body: { reaction: 'clap' },
      }),
    ends: EVERYONE,
  },
  deleteLiveMessage: {
    act: async (part) => {
      const message = await (
        await cast.stage.as(OTHERS.listener)
      ).call('postLiveMessage', {
        params: params(),
        body: { msg: 'mine', client_id: randomUUID() },
      });
      return (await cast.callerOf(part)).call('deleteLiveMessage', {
        params: { ...params(), message_id: message.data.id },
      });
    },
    ends: MODERATORS,
  },
  "deleteLiveMessage of another meeting's": {
    act: async (part) => {
      const message = await (
        await cast.elsewhere.as('poor')
      ).call('postLiveMessage', {
        params: cast.elsewhere.params,
        body: { msg: 'not yours', client_id: randomUUID() },
      });
      return (await cast.callerOf(part)).call('deleteLiveMessage', {
        params: { ...params(), message_id: message.data.id },
      });
    },
    ends: by('liveRoleRefused', 'liveRoleRefused', 'liveMessageNotFound', 'liveMessageNotFound'),
  },
  putAnnouncement: {
    act: async (part) =>
      (await cast.callerOf(part)).call('putAnnouncement', {
        params: params(),
        body: { announcement: 'Questions at the end' },
      }),
    ends: MODERATORS,
  },
  postSetHomeScreen: {
    act: async (part) =>
      (await cast.callerOf(part)).call('postSetHomeScreen', {
        params: params(),
        body: { primary_user_id: null },
      }),
    ends: HOST,
  },
  postKicking: {
    act: async (part) =>
      (await cast.callerOf(part)).call('postKicking', {
        params: params(),
        body: { user_id: cast.stage.ids[part === 'host' ? OTHERS.speaker : OTHERS.listener] },
      }),
    ends: MODERATORS,
  },
  'postKicking of the host': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postKicking', {
        params: params(),
        body: { user_id: cast.stage.ids.host },
      }),
    ends: NOBODY,
  },
  'postKicking of someone who never joined': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postKicking', {
        params: params(),
        body: { user_id: cast.stage.ids.poor },
      }),
    ends: by('liveRoleRefused', 'liveRoleRefused', 'liveMemberNotFound', 'liveMemberNotFound'),
  },
  putBackground: {
    act: async (part) =>
      (await cast.callerOf(part)).call('putBackground', { params: params(), body: { url: null } }),
    ends: HOST,
  },
  getPreviewFiles: {
    act: async (part) =>
      (await cast.callerOf(part)).call('getPreviewFiles', { params: ofLive(), query: {} }),
    ends: EVERYONE,
  },
  'postPreviewFile of a foreign file': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postPreviewFile', {
        params: ofLive(),
        body: { file_name: 'a.pdf', url: 'https://evil.example/a.pdf' },
      }),
    ends: by('liveRoleRefused', 'liveRoleRefused', 'livePreviewNotFound', 'livePreviewNotFound'),
  },
  'deletePreviewFile of an unknown document': {
    act: async (part) =>
      (await cast.callerOf(part)).call('deletePreviewFile', { params: { ...ofLive(), id: 1 } }),
    ends: by('liveRoleRefused', 'liveRoleRefused', 'livePreviewNotFound', 'livePreviewNotFound'),
  },
  'retryPreviewFile of an unknown document': {
    act: async (part) =>
      (await cast.callerOf(part)).call('retryPreviewFile', { params: { ...ofLive(), id: 1 } }),
    ends: by('liveRoleRefused', 'liveRoleRefused', 'livePreviewNotFound', 'livePreviewNotFound'),
  },
  getShownPreview: {
    act: async (part) =>
      (await cast.callerOf(part)).call('getShownPreview', { params: params(), query: {} }),
    ends: EVERYONE,
  },
  putShownPreview: {
    act: async (part) =>
      (await cast.callerOf(part)).call('putShownPreview', {
        params: params(),
        body: { file_id: null },
      }),
    ends: MODERATORS,
  },
  getRecordings: {
    act: async (part) =>
      (await cast.callerOf(part)).call('getRecordings', { params: params(), query: {} }),
    ends: MODERATORS,
  },
  postRecording: {
    act: async (part) => (await cast.callerOf(part)).call('postRecording', { params: params() }),
    before: started,
    ends: HOST,
  },
  deleteRecording: {
    act: async (part) => (await cast.callerOf(part)).call('deleteRecording', { params: params() }),
    before: async () => {
      await started();
      await (await cast.callerOf('host')).call('postRecording', { params: params() });
    },
    ends: HOST,
  },
  getCaptions: {
    act: async (part) =>
      (await cast.callerOf(part)).call('getCaptions', { params: params(), query: {} }),
    ends: EVERYONE,
  },
  'postCaptions without a transcriber': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postCaptions', {
        params: params(),
        body: { language: 'en' },
      }),
    before: started,
    ends: { ...HOST, host: 'liveCaptionsUnavailable' },
  },
  'deleteCaptions while captions are off': {
    act: async (part) => (await cast.callerOf(part)).call('deleteCaptions', { params: params() }),
    before: started,
    ends: { ...HOST, host: 'liveTransitionIllegal' },
  },
  'postScreenToken by an absent member': {
    act: async (part) => (await cast.callerOf(part)).call('postScreenToken', { params: params() }),
    ends: by('liveRoleRefused', 'liveMemberOffline', 'liveRoleRefused', 'liveMemberOffline'),
  },
  putStopMedia: {
    act: async (part) =>
      (await cast.callerOf(part)).call('putStopMedia', {
        params: params(),
        body: { user_id: cast.stage.ids[OTHERS.speaker], kind: 'video' },
      }),
    ends: MODERATORS,
  },
  'putStopMedia of the host': {
    act: async (part) =>
      (await cast.callerOf(part)).call('putStopMedia', {
        params: params(),
        body: { user_id: cast.stage.ids.host, kind: 'screen' },
      }),
    // The host may stop their own screen.
    ends: by('liveRoleRefused', 'liveRoleRefused', 'liveRoleRefused', 'done'),
  },
  getLiveScore: {
    act: async (part) =>
      (await cast.callerOf(part)).call('getLiveScore', { params: params(), query: {} }),
    ends: SEERS,
  },
  postLiveScore: {
    act: async (part) =>
      (await cast.callerOf(part)).call('postLiveScore', {
        params: params(),
        body: { scores: [{ type: 'content', value: 4, reasons: [] }] },
      }),
    before: ended,
    ends: SEERS,
  },
  postRtmp: {
    before: started,
    act: async (part) =>
      (await cast.callerOf(part)).call('postRtmp', {
        params: params(),
        body: { region: 'cn', type: 'live', url: 'rtmp://push.example/live' },
      }),
    // No restream is available here.
    ends: by('liveRoleRefused', 'liveRoleRefused', 'liveConverterFailed', 'liveConverterFailed'),
  },
  deleteRtmp: {
    act: async (part) => (await cast.callerOf(part)).call('deleteRtmp', { params: params() }),
    ends: MODERATORS,
  },
  getCallHistory: {
    act: async (part) => (await cast.callerOf(part)).call('getCallHistory', { query: ofLive() }),
    ends: MODERATORS,
  },
  getCallPassword: {
    act: async (part) => (await cast.callerOf(part)).call('getCallPassword', { query: ofLive() }),
    ends: EVERYONE,
  },
  postCallPassword: {
    act: async (part) => (await cast.callerOf(part)).call('postCallPassword', { body: ofLive() }),
    ends: EVERYONE,
  },
  getCallMonitor: {
    act: async (part) => (await cast.callerOf(part)).call('getCallMonitor', { query: ofLive() }),
    ends: MODERATORS,
  },
  'postCall to a number': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postCall', {
        params: { type: 'connect' },
        body: { ...ofLive(), phone_number: '13812345678', custom: true },
      }),
    // No phone line is available here.
    ends: by('liveRoleRefused', 'liveRoleRefused', 'livePhoneUnavailable', 'livePhoneUnavailable'),
  },
  'postCall to hang up on an unknown call': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postCall', {
        params: { type: 'hang_up' },
        body: { ...ofLive(), attendee_id: 999_999 },
      }),
    ends: NO_CALL,
  },
  'postCall to press keys of an unknown call': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postCall', {
        params: { type: 'dtmf' },
        body: { ...ofLive(), attendee_id: 999_999, code: '1#' },
      }),
    ends: NO_CALL,
  },
  'deleteAutoCall of an unknown call': {
    act: async (part) =>
      (await cast.callerOf(part)).call('deleteAutoCall', {
        query: { ...ofLive(), attendee_id: 999_999 },
        body: undefined,
      }),
    ends: NO_CALL,
  },
  'postCallMute of an unknown call': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postCallMute', {
        body: { ...ofLive(), attendee_id: 999_999, mute: true },
      }),
    ends: NO_CALL,
  },
  'postCallHide of an unknown call': {
    act: async (part) =>
      (await cast.callerOf(part)).call('postCallHide', {
        body: { ...ofLive(), attendee_id: 999_999, hide: true },
      }),
    ends: NO_CALL,
  },
  putLayout: {
    act: async (part) =>
      (await cast.callerOf(part)).call('putLayout', {
        params: params(),
        body: { layout: 'speaker' },
      }),
    ends: HOST,
  },
  putVoiceChange: {
    act: async (part) =>
      (await cast.callerOf(part)).call('putVoiceChange', {
        params: params(),
        body: { is_changed: true },
      }),
    ends: by('liveRoleRefused', 'done', 'liveRoleRefused', 'done'),
  },
  putPublicChannel: {
    act: async (part) =>
      (await cast.callerOf(part)).call('putPublicChannel', {
        params: params(),
        body: { allow: true },
      }),
    ends: MODERATORS,
  },
};

describe('permissions for calls', () => {
  it.each(Object.entries(CALLS))(
    'allows only permitted parts, and changes nothing else: %s [LCON-71, ERR-48]',
    async (_name, row) => {
      expect(await endsOf(row)).toEqual({ ...OUTSIDERS, ...row.ends });
    },
  );

  it('covers every call of a live session [LCON-70, LCON-71]', () => {
    const tried = new Set(Object.keys(CALLS).map((name) => name.split(' ')[0]));
    const all = Object.entries(routes).filter(([, { path }]) => path.startsWith('/agoras/lives/'));
    const missing = all.map(([name]) => name).filter((name) => !tried.has(name));
    expect(missing).toEqual(['setMemberInfo']);
  });
});

const set =
  (action: MemberAction, targetOf: (part: CastRole) => DemoPersonKey): Act =>
  async (part) =>
    (await cast.callerOf(part)).call('setMemberInfo', {
      params: params(),
      body: { user_id: cast.stage.ids[targetOf(part)], action, name: 'Somebody', volume: 40 },
    });

describe('permissions to change another member', () => {
  const ENDS: Readonly<Record<MemberAction, Row['ends']>> = {
    rename: MODERATORS,
    transfer_broadcaster: { ...HOST, host: 'liveMemberOffline' },
    // The host has not been replaced, so there is no role to reclaim.
    recycle_broadcaster: {
      ...by('liveRoleRefused', 'liveRoleRefused', 'liveTransitionIllegal', 'liveTransitionIllegal'),
    },
    // The audience member has no browser connected, and an absent member can't be brought on stage
    // (LMEM-48).
    to_expert: { ...HOST, host: 'liveMemberOffline' },
    to_audience: HOST,
    hide_attendee: MODERATORS,
    display_attendee: MODERATORS,
    view_attendee: HOST,
    unview_attendee: HOST,
    view_message: HOST,
    unview_message: HOST,
    view_member_count: HOST,
    unview_member_count: HOST,
    mute: MODERATORS,
    unmute: MODERATORS,
    hands_up: NOBODY,
    hands_down: MODERATORS,
    // Valid only for oneself.
    all_hands_down: NOBODY,
    manage_mute: HOST,
    unmanage_mute: HOST,
    set_volume: MODERATORS,
    // Valid only for oneself, and refused to everyone while the host is host.
    take_over: NOBODY,
  };
  it.each(MEMBER_ACTIONS)(
    'allows only permitted parts, and changes nothing else: %s [LROL-23, LROL-26, LROL-27, LROL-34, ERR-48]',
    async (action) => {
      const target = action === 'to_audience' ? OTHERS.speaker : OTHERS.listener;
      const row = { act: set(action, () => target), ends: ENDS[action] };
      expect(await endsOf(row)).toEqual({ ...OUTSIDERS, ...row.ends });
    },
  );

  it.each([
    ['mute', by('liveRoleRefused', 'liveRoleRefused', 'liveRoleRefused', 'done')],
    ['hide_attendee', NOBODY],
    ['to_audience', NOBODY],
    ['to_expert', NOBODY],
  ] as const)('refuses everyone else %s of the host [LROL-40]', async (action, ends) => {
    expect(await endsOf({ act: set(action, () => 'host'), ends })).toEqual({
      ...OUTSIDERS,
      ...ends,
    });
  });

  it('refuses changes to members of other meetings [LROL-20]', async () => {
    const row = { act: set('mute', () => 'poor'), ends: {} };
    const unknown = 'liveMemberNotFound' as const;
    expect(await endsOf(row)).toEqual({ ...OUTSIDERS, ...by(unknown, unknown, unknown, unknown) });
  });
});

describe('actions on oneself', () => {
  const self = (part: CastRole): DemoPersonKey => cast.personOf(part) ?? 'member';
  it.each([
    ['hands_up', by('done', 'liveHandRefused', 'liveHandRefused', 'liveHandRefused')],
    ['hands_down', EVERYONE],
    ['all_hands_down', MODERATORS],
    ['mute', by('done', 'done', 'liveRoleRefused', 'done')],
    ['unmute', by('liveRoleRefused', 'done', 'liveRoleRefused', 'done')],
    ['to_expert', NOBODY],
    ['manage_mute', HOST],
    ['view_message', HOST],
    ['view_attendee', HOST],
    ['view_member_count', HOST],
    ['rename', MODERATORS],
    ['display_attendee', MODERATORS],
  ] as const)(
    'lets only permitted parts do it to themselves: %s [LROL-30, LROL-32, LROL-33, LROL-34, LROL-38, LROL-39]',
    async (action, ends) => {
      expect(await endsOf({ act: set(action, self), ends })).toEqual({ ...OUTSIDERS, ...ends });
    },
  );
});

it('refuses an audience member who cancels the registration after joining [REG-17, LCON-71]', async () => {
  const caller = await cast.callerOf('audience');
  const { data } = await caller.call('getEvent', { params: { id: cast.stage.eventId } });
  const id = data.meetings[0]?.registration?.id ?? 0;
  await caller.call('deleteRegistration', { params: { id } });
  for (const act of [read, write, CALLS['refreshAttendees']?.act ?? read]) {
    const { failure } = (await act('audience')) as { failure: { code: number } };
    expect(failure).toMatchObject({ code: 1608, details: { event_id: cast.stage.eventId } });
  }
  const again = { params: { id: cast.stage.meetingId }, body: { slot_ids: [] } };
  await caller.call('postRegistration', again);
  expect((await read('audience')).status).toBe(200);
});
