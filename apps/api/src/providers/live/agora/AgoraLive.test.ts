import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { DEFAULT_VISIBILITY } from '../Visibility.ts';
import { AgoraLive } from './AgoraLive.ts';
import { RECORDER_UID } from './AgoraRecorder.ts';
import { APP_ID, CERTIFICATE, FakeAgora, noticeOf } from './testing/FakeAgora.ts';
import { uidOfToken } from './uidOfToken.ts';

const START = '2026-11-20T02:00:00.000Z';
const ROOM = 'live-1';
const VALID_MS = 600_000;

let agora: FakeAgora;
let clock: SettableClock;
let live: AgoraLive;
let messages: string[];
let errors: unknown[];
const bucket = new Map<string, string>();
const started: FakeAgora[] = [];

const files = {
  size: async (key: string) => bucket.get(key)?.length ?? null,
  open: async (key: string) => {
    const found = bucket.get(key);
    return found === undefined ? null : { bytes: found.length, stream: Readable.from([found]) };
  },
};

/** Starts a server process with the settings of the fake. */
function startProcess(answerMs = 60_000): AgoraLive {
  // A call that fails after its test has ended does not count in the next one.
  const own = { messages, errors };
  const process = new AgoraLive({
    settings: agora.settings,
    clock,
    report: (error) => own.errors.push(error),
    files,
    patience: { pausesMs: [1, 1, 1], answerMs, lookMs: 1 },
  });
  process.follow({
    joined: (channel, uid) => own.messages.push(`joined ${channel} ${uid}`),
    left: (channel, uid) => own.messages.push(`left ${channel} ${uid}`),
    joinedMedia: (channel, uid) => own.messages.push(`media ${channel} ${uid}`),
    swept: () => undefined,
    converterEnded: (channel) => own.messages.push(`converter ${channel}`),
  });
  return process;
}

beforeEach(async () => {
  agora = await FakeAgora.start();
  started.push(agora);
  clock = new SettableClock(START);
  [messages, errors] = [[], []];
  bucket.clear();
  live = startProcess();
});
afterEach(() => {
  for (const one of started.splice(0)) one.close();
});

const ticket = (uid: number, mayPublish = false) =>
  live.issueTokens({ uid, channel: ROOM, mayPublish, mayReceive: true }, VALID_MS);

let notices = 0;
/** Returns a media notification at the clock's current time. */
const notice = (
  eventType: number,
  payload: object,
  besides: Record<string, unknown> = {},
): ReturnType<typeof noticeOf> => {
  notices += 1;
  return noticeOf({
    noticeId: `notice-${notices}`,
    productId: 1,
    eventType,
    notifyMs: clock.now().getTime(),
    payload,
    ...besides,
  });
};
const hear = ({ headers, body }: ReturnType<typeof noticeOf>): boolean =>
  live.webhooks.take(headers, body);
const member = (uid: number, clientSeq: number) => ({
  channelName: ROOM,
  uid,
  clientSeq,
  platform: 7,
  ts: 1,
});

describe('tickets', () => {
  it('binds each to one number and recognizes it after it expires [LCON-07]', () => {
    const { token, rtmToken } = ticket(7, true);
    expect([token, rtmToken].map((one) => one.slice(0, 3))).toEqual(['007', '007']);
    expect(live.isOf(token, 7)).toBe(true);
    expect(live.isOf(token, 8)).toBe(false);
    clock.advance(86_400_000);
    expect(live.isOf(token, 7)).toBe(true);
  });

  it('matches nobody to one that is broken, signed by others or for messages', () => {
    const { token, rtmToken } = ticket(7);
    expect(uidOfToken(token, CERTIFICATE)).toBe('7');
    expect(uidOfToken(token, CERTIFICATE.replace('f', 'e'))).toBeUndefined();
    for (const other of [
      rtmToken,
      '',
      '007',
      '006abc',
      `007${'A'.repeat(3000)}`,
      token.slice(0, 60),
    ])
      expect(live.isOf(other, 7)).toBe(false);
  });

  it('issues none with a bad certificate', () => {
    const bad = new AgoraLive({
      settings: { ...agora.settings, certificate: 'no certificate' },
      clock,
      report: () => undefined,
      files: undefined,
    });
    expect(() =>
      bad.issueTokens({ uid: 1, channel: ROOM, mayPublish: true, mayReceive: true }, VALID_MS),
    ).toThrow('AGORA_CERTIFICATE');
    expect(bad.recorder).toBeNull();
  });
});

describe('messages of the server', () => {
  it('sends to the channel under its own name, in order, with the account’s key', async () => {
    for (const text of ['one', 'two', 'three']) live.send(ROOM, text);
    await live.settled();
    expect(agora.calls.map(({ path }) => path)).toEqual(
      Array.from({ length: 3 }, () => `/dev/v2/project/${APP_ID}/rtm/users/0/channel_messages`),
    );
    expect(agora.bodies('channel_messages').map(({ payload }) => payload)).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(agora.bodies('channel_messages')[0]).toMatchObject({ channel_name: ROOM });
  });

  it('sends to some members one by one, past an unreachable one', async () => {
    agora.faults.push(404);
    live.send(ROOM, 'for two', new Set([1, 2]));
    await live.settled();
    expect(agora.bodies('peer_messages').map(({ destination }) => destination)).toEqual(['1', '2']);
    expect(errors).toHaveLength(1);
  });

  it("repeats the channel's attributes, which anyone could write in Agora", async () => {
    ticket(1);
    agora.users.set(ROOM, { broadcasters: [1], audience: [] });
    live.sweep();
    live.setChannel(ROOM, { action: 'start' });
    await live.settled();
    await expect.poll(() => live.online(ROOM)).toEqual([1]);
    clock.advance(20_000);
    live.sweep();
    await live.settled();
    const messageOf = agora
      .bodies('channel_messages')
      .map(({ payload }) => JSON.parse(String(payload)) as { revision: number });
    expect(messageOf).toMatchObject([
      { type: 'channel_attributes', attributes: { action: 'start' } },
      { type: 'channel_attributes', attributes: { action: 'start' } },
    ]);
    expect(messageOf[1]?.revision).toBeGreaterThan(messageOf[0]?.revision ?? 0);
  });

  it.each([
    ['an error of theirs', 503],
    ['too many calls', 429],
    ['a line that was cut', 'cut'],
    ['no JSON', 'broken'],
  ] as const)('sends a message again after %s, arriving once', async (_, fault) => {
    agora.faults.push(fault);
    live.send(ROOM, 'again');
    await live.settled();
    expect(agora.calls).toHaveLength(fault === 'broken' ? 1 : 2);
    expect(errors).toHaveLength(fault === 'broken' ? 1 : 0);
  });

  it('gives up waiting for an answer that never comes', async () => {
    live = startProcess(20);
    agora.faults.push('silence', 'silence', 'silence', 'silence');
    live.send(ROOM, 'unheard');
    await live.settled();
    expect(errors).toMatchObject([{ status: undefined }]);
  });

  it('gives up after four attempts, and at once on a refusal', async () => {
    agora.faults.push(500, 500, 500, 500);
    live.send(ROOM, 'lost');
    live.send(ROOM, 'next');
    await live.settled();
    expect(agora.bodies('channel_messages').map(({ payload }) => payload)).toEqual([
      'lost',
      'lost',
      'lost',
      'lost',
      'next',
    ]);
    agora.faults.push(403);
    live.send(ROOM, 'refused');
    await live.settled();
    expect(agora.calls).toHaveLength(6);
    expect(errors).toHaveLength(2);
  });
});

describe('rights', () => {
  it('restricts by a rule what a ticket could send, and lifts the rule', async () => {
    ticket(1, true);
    live.setMediaRights(1, { send: ['video'], receive: true });
    await live.settled();
    expect(agora.rules).toMatchObject([{ uid: 1, privileges: ['publish_audio'] }]);
    live.setMediaRights(1, { send: [], receive: true });
    await live.settled();
    expect(agora.rules).toMatchObject([{ uid: 1, privileges: ['publish_audio', 'publish_video'] }]);
    live.setMediaRights(1, { send: ['audio', 'video'], receive: true });
    await live.settled();
    expect(agora.rules).toEqual([]);
  });

  it('needs no rule for a ticket without the right to send', async () => {
    ticket(1);
    live.setMediaRights(1, { send: [], receive: true });
    await live.settled();
    expect(agora.calls).toEqual([]);
  });

  it('keeps a removed member out and absent, in another process too [LCON-65]', async () => {
    ticket(1);
    hear(notice(105, member(1, 1)));
    expect([live.online(ROOM), live.isReached(1)]).toEqual([[1], true]);
    live.ban(1);
    live.ban(1);
    await live.settled();
    expect(agora.rules).toMatchObject([{ uid: 1, privileges: ['join_channel'] }]);
    expect(agora.bodies('kicking-rule')).toMatchObject([
      { appid: APP_ID, uid: 1, time_in_seconds: 86_400 },
    ]);
    expect([live.online(ROOM), live.isReached(1)]).toEqual([[], false]);
    live = startProcess();
    live.setMember(ROOM, 1, {}, DEFAULT_VISIBILITY);
    live.setMediaRights(1, { send: [], receive: true });
    ticket(1, true);
    await live.settled();
    expect(agora.rules).toMatchObject([{ uid: 1, privileges: ['join_channel'] }]);
  });

  it('lets a banned member in again, also if another process had banned them [LPAY-06]', async () => {
    ticket(1);
    hear(notice(105, member(1, 1)));
    live.ban(1);
    await live.settled();
    live.unban(1);
    expect(live.isReached(1)).toBe(true);
    await live.settled();
    expect(agora.rules).toEqual([]);
    live.ban(1);
    await live.settled();
    live = startProcess();
    live.unban(1);
    await live.settled();
    expect(agora.rules).toEqual([]);
  });

  it('needs no rule for a member who left long ago', async () => {
    ticket(1);
    clock.advance(VALID_MS + 1);
    live.ban(1);
    await live.settled();
    expect(agora.calls).toEqual([]);
  });
});

describe('presence', () => {
  it('follows notifications once, in any order', () => {
    ticket(1);
    const [came, went] = [notice(105, member(1, 5)), notice(106, member(1, 9))];
    expect(hear(went)).toBe(true);
    expect(hear(came)).toBe(true);
    expect(live.online(ROOM)).toEqual([]);
    const back = notice(103, member(1, 12));
    hear(back);
    hear(back);
    hear(notice(106, member(1, 9)));
    expect(messages).toEqual([`joined ${ROOM} 1`, `media ${ROOM} 1`]);
    expect(live.online(ROOM)).toEqual([1]);
  });

  it('ignores users unknown to the server: screens and recorders', () => {
    hear(notice(103, member(RECORDER_UID, 1)));
    hear(notice(105, member(2, 1)));
    expect(live.online(ROOM)).toEqual([]);
    expect(messages).toEqual([`media ${ROOM} ${RECORDER_UID}`, `media ${ROOM} 2`]);
    live.setMember(ROOM, 2, {}, DEFAULT_VISIBILITY);
    expect(live.online(ROOM)).toEqual([2]);
    expect(messages.at(-1)).toBe(`joined ${ROOM} 2`);
  });

  it('follows Agora’s own list when a notification was lost', async () => {
    for (const uid of [1, 2, 3]) ticket(uid);
    hear(notice(105, member(1, 1)));
    agora.users.set(ROOM, { broadcasters: [2], audience: [3] });
    live.sweep();
    await expect.poll(() => live.online(ROOM)).toEqual([2, 3]);
    expect(messages).toContain(`left ${ROOM} 1`);
  });

  it.each([
    [
      'another’s signature',
      () => ({ ...notice(105, member(1, 1)), headers: { 'agora-signature-v2': 'a'.repeat(64) } }),
    ],
    ['no signature', () => ({ ...notice(105, member(1, 1)), headers: {} })],
    [
      'a changed body',
      () => ({ ...notice(105, member(1, 1)), body: notice(105, member(2, 1)).body }),
    ],
    [
      'an old notice',
      () => notice(105, member(1, 1), { notifyMs: clock.now().getTime() - 3_600_000 }),
    ],
    ['another form', () => noticeOf({ noticeId: 'x' })],
    [
      'no JSON',
      () => {
        const { headers } = notice(105, member(1, 1));
        return { headers, body: Buffer.from('{') };
      },
    ],
  ])('ignores %s', (_, make) => {
    ticket(1);
    expect(hear(make())).toBe(false);
    expect(messages).toEqual([]);
  });

  it("ignores the console's test and notifications of other products", () => {
    ticket(1);
    expect(hear(notice(101, { channelName: 'test_webhook', ts: 1 }))).toBe(true);
    expect(hear(notice(105, { channelName: ROOM }))).toBe(true);
    expect(hear(notice(105, member(1, 1), { productId: 3 }))).toBe(true);
    expect(messages).toEqual([]);
  });
});

describe('the converter', () => {
  const TARGET = { region: 'eu', type: 'live', url: 'rtmp://push.example/live/key' } as const;
  const ROOT = `/eu/v1/projects/${APP_ID}/rtmp-converters`;

  it('runs once Agora confirms it, in the requested region, and stops [LCON-68]', async () => {
    await live.converter.start(ROOM, TARGET);
    expect(agora.bodies(ROOT)).toMatchObject([
      { converter: { name: ROOM, rtmpUrl: TARGET.url, transcodeOptions: { rtcChannel: ROOM } } },
    ]);
    await live.converter.stop(ROOM);
    await live.converter.stop(ROOM);
    expect(agora.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${ROOT}`,
      `GET ${ROOT}/converter%201`,
      `DELETE ${ROOT}/converter%201`,
    ]);
  });

  it.each([
    ['failed', ['connecting', 'failed']],
    ['never runs', ['connecting']],
  ])('rejects and leaves nothing when it %s', async (_, states) => {
    agora.converterStates = [...states];
    await expect(live.converter.start(ROOM, TARGET)).rejects.toThrow('The converter is');
    expect(agora.calls.at(-1)?.method).toBe('DELETE');
  });

  it('reports an end of its own once, and none that was requested', async () => {
    const end = (eventType: number, state: string) =>
      hear(notice(eventType, { converter: { id: '1', name: ROOM, state } }, { productId: 5 }));
    await live.converter.start(ROOM, TARGET);
    end(3, 'running');
    expect(messages).toEqual([]);
    end(3, 'failed');
    end(4, 'failed');
    expect(messages).toEqual([`converter ${ROOM}`]);
  });
});

it("starts and stops a recording and stores its videos in the part's folder [LHST-25]", async () => {
  const root = mkdtempSync(join(tmpdir(), 'rostra-agora-'));
  const reasons: string[] = [];
  try {
    agora.fileList = [
      'recordings/1/2/sid_1.mp4',
      'recordings/1/2/sid_0.mp4',
      'recordings/1/2/sid.m3u8',
    ];
    for (const key of agora.fileList) bucket.set(key, `film ${key}`);
    live.recorder?.start(ROOM, root, (reason) => reasons.push(reason));
    await live.recorder?.stop(ROOM);
    const [started1] = agora.bodies('/mode/mix/start') as { clientRequest: { token: string } }[];
    expect(uidOfToken(started1?.clientRequest.token ?? '', CERTIFICATE)).toBe(String(RECORDER_UID));
    expect(agora.bodies('cloud_recording').map(({ cname, uid }) => [cname, uid])).toEqual(
      Array.from({ length: 3 }, () => [ROOM, String(RECORDER_UID)]),
    );
    expect(readFileSync(join(root, 'recorded-0.mp4'), 'utf8')).toContain('sid_0');
    expect(readFileSync(join(root, 'recorded-1.mp4'), 'utf8')).toContain('sid_1');
    agora.faults.push(400);
    live.recorder?.start(ROOM, root, (reason) => reasons.push(reason));
    await live.recorder?.stop(ROOM);
    expect(errors).toHaveLength(1);
    expect(reasons).toEqual(['no_media']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
