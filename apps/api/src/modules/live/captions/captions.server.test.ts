import { CAPTIONS_LATE_MS, CAPTIONS_PAGE_SIZE } from '@rostra/contract/live';
import type { CaptionLanguage } from '@rostra/contract/live';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Transcriber, Transcript, Utterance } from '#providers/transcribe/Transcriber.ts';
import { TranscriberError } from '#providers/transcribe/TranscriberError.ts';
import type { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { RunningCaptions } from './RunningCaptions.ts';
import { runningCaptionsOf } from './runningCaptionsOf.ts';
import { liveCaptions } from './tables.ts';

const SECOND_BYTES = 32_000;

/** A transcriber that returns what a test sets. */
class FakeTranscriber implements Transcriber {
  languages: readonly CaptionLanguage[] = ['en', 'zh-CN'];
  readonly requests: Utterance[] = [];
  sends: (utterance: Utterance) => Promise<Transcript> = async () => ({ text: 'good morning' });

  transcribe(utterance: Utterance): Promise<Transcript> {
    this.requests.push(utterance);
    return this.sends(utterance);
  }
}

let server: TestServer;
let stage: LiveStage;
let transcriber: FakeTranscriber;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  transcriber = new FakeTranscriber();
  server.deps.transcriber = transcriber;
  stage = await LiveStage.make(server);
  server.toSfu.length = 0;
});
afterEach(async () => {
  await runningCaptionsOf(server.deps).end(stage.liveId);
  stage.close();
});
afterAll(() => server.close());

const read = async (person: DemoPersonKey = 'member', before?: number) =>
  (await stage.as(person)).call('getCaptions', {
    params: stage.params,
    query: before === undefined ? {} : { before },
  });
const begin = async (person: DemoPersonKey = 'host', language: CaptionLanguage = 'en') =>
  (await stage.as(person)).call('postCaptions', { params: stage.params, body: { language } });
const end = async (person: DemoPersonKey = 'host') =>
  (await stage.as(person)).call('deleteCaptions', { params: stage.params });

/** Starts a streaming live session with an audible host in it. */
async function streaming() {
  const host = await stage.join('host');
  await stage.media(host.session, 'host');
  await stage.move('host', 'putStartLives');
  return host;
}

/** Returns the peers that the media process listens to, in order of subscription. */
const peers = (): string[] =>
  server.toSfu.flatMap((message) => (message.type === 'listen' ? [message.peer] : []));

/** Sends some seconds of a peer's speech, as the media process does. */
async function send(peer: string, seconds = 2): Promise<void> {
  const sound = Buffer.alloc(seconds * SECOND_BYTES, 1).toString('base64');
  server.fromSfu({ type: 'speech', peer, life: 1, sound });
  await runningCaptionsOf(server.deps).settled();
}

const captionTexts = ({ messages }: LiveClient) =>
  messages.flatMap((one) => (one.type === 'caption' ? [one.line.text] : []));
const runs = ({ messages }: LiveClient) =>
  messages.flatMap((one) => (one.type === 'captions' ? [one.run?.status ?? null] : []));

describe('captions', () => {
  it('publishes captions that the host started, and returns their lines [LHST-26, LHST-27, LCON-24]', async () => {
    const host = await streaming();
    const member = await stage.join('member');
    expect((await read()).data).toEqual({ run: null, lines: [] });
    expect((await begin()).data).toEqual({ language: 'en', status: 'ready' });
    expect(await stage.enter('vip')).toMatchObject({
      is_transcribe: true,
      caption_languages: ['en', 'zh-CN'],
    });
    await member.client.until(() =>
      member.client
        .heard('channelAttributes')
        .some(({ attributes }) => Reflect.get(attributes ?? {}, 'isTranscribe') === '1'),
    );
    // A speaker who joins later is heard too.
    const expert = await stage.join('expert');
    await stage.media(expert.session, 'host');
    expect(peers()).toHaveLength(2);
    server.clock.advance(60_000);
    const [hostPeer = '', expertPeer = ''] = peers();
    await send(hostPeer, 10);
    transcriber.sends = async () => ({ text: 'the margin' });
    await send(expertPeer);
    const { line } = await member.client.hears(
      'caption',
      ({ line: one }) => one.text !== 'good morning',
    );
    expect(line).toMatchObject({
      uid: expert.session.uid,
      text: 'the margin',
      is_final: true,
      lang: 'en',
    });
    expect(captionTexts(host.client)).toEqual(['good morning', 'the margin']);
    const [first] = transcriber.requests;
    expect(first?.wav.subarray(0, 4).toString()).toBe('RIFF');
    expect(first?.wav.length).toBe(44 + 10 * SECOND_BYTES);
    const { data } = await read('vip');
    expect(data.run).toEqual({ language: 'en', status: 'ready' });
    expect(data.lines.map(({ text, second }) => [text, second])).toEqual([
      ['good morning', 50],
      ['the margin', 58],
    ]);

    expect((await end()).status).toBe(200);
    expect(server.toSfu.filter(({ type }) => type === 'stopListen')).toHaveLength(2);
    await member.client.until(() => runs(member.client).includes(null));
    expect((await stage.enter('vip')).is_transcribe).toBe(false);
    await send(hostPeer);
    expect((await read()).data.lines).toHaveLength(2);
  });

  it('lets only host controls start captions, while streaming and in a known language [LHST-26]', async () => {
    await stage.join('host');
    await stage.enter('member');
    expect((await begin()).failure.code).toBe(1709);
    expect((await end()).failure.code).toBe(1709);
    await stage.move('host', 'putStartLives');
    expect((await begin('member')).failure.code).toBe(1710);
    expect((await end('member')).failure.code).toBe(1710);
    expect((await begin('poor')).failure.code).toBe(1708);
    const visitor = server.caller();
    const requested = { params: stage.params, body: { language: 'en' } } as const;
    expect((await visitor.call('postCaptions', requested)).status).toBe(401);
    expect((await begin('host', 'fr' as CaptionLanguage)).failure.code).toBe(1001);
    transcriber.languages = ['en'];
    expect((await begin('host', 'zh-CN')).failure.code).toBe(1742);
    server.deps.transcriber = undefined;
    expect((await begin()).failure.code).toBe(1742);
    expect((await stage.enter('host')).caption_languages).toEqual([]);
    expect((await read()).data.run).toBeNull();
  });

  it('offers no captions in a room that plays a stream', async () => {
    await stage.join('host');
    await stage.move('host', 'putStartLives');
    await server.db
      .update(meetings)
      .set({ onlineType: 'rtmp', rtmpRegion: 'cn', rtmpType: 'live' })
      .where(eq(meetings.id, stage.meetingId));
    expect((await begin()).failure.code).toBe(1742);
    expect((await stage.enter('host')).caption_languages).toEqual([]);
  });

  it('continues in another language when started again', async () => {
    const host = await streaming();
    await begin();
    expect((await begin('host', 'zh-CN')).data).toEqual({ language: 'zh-CN', status: 'ready' });
    transcriber.sends = async () => ({ text: '各位上午好' });
    await send(peers()[0] ?? '');
    const { line } = await host.client.hears('caption');
    expect(line).toMatchObject({ text: '各位上午好', lang: 'zh-CN' });
    expect(transcriber.requests.map(({ language }) => language)).toEqual(['zh-CN']);
  });

  it('stores no line of hidden or removed members, and none of untranscribed speech', async () => {
    await streaming();
    const expert = await stage.join('expert');
    await stage.media(expert.session, 'host');
    await begin();
    const [, peer = ''] = peers();
    transcriber.sends = async () => ({ text: '' });
    await send(peer);
    transcriber.sends = async () => ({ text: 'I am hidden' });
    await stage.set('host', 'hide_attendee', 'expert');
    await send(peer);
    transcriber.sends = async () => {
      await (
        await stage.as('host')
      ).call('postKicking', {
        params: stage.params,
        body: { user_id: stage.ids.expert },
      });
      return { text: 'I am gone' };
    };
    await stage.set('host', 'display_attendee', 'expert');
    await send(peer);
    expect((await read('host')).data.lines).toEqual([]);
  });

  it('sends a removed member nothing, and refuses them the lines', async () => {
    await streaming();
    const member = await stage.join('member');
    await begin();
    await (
      await stage.as('host')
    ).call('postKicking', {
      params: stage.params,
      body: { user_id: stage.ids.member },
    });
    await member.client.ended();
    await send(peers()[0] ?? '');
    expect(captionTexts(member.client)).toEqual([]);
    expect((await read()).failure.code).toBe(1707);
  });

  it('reports a failing transcriber and its recovery while the meeting continues', async () => {
    const host = await streaming();
    await begin();
    const [peer = ''] = peers();
    transcriber.sends = () => Promise.reject(new TranscriberError('busy', 'no'));
    await send(peer);
    expect((await read('host')).data.run?.status).toBe('ready');
    await send(peer);
    await host.client.until(() => runs(host.client).includes('unavailable'));
    expect((await read('host')).data.run).toEqual({ language: 'en', status: 'unavailable' });
    expect((await stage.enter('host')).state).toBe('streaming');
    transcriber.sends = async () => ({ text: 'again' });
    await send(peer);
    await host.client.hears('caption');
    expect(runs(host.client)).toEqual(['ready', 'unavailable', 'ready']);
  });

  it.each(['putAudienceStopLive', 'putStopLives'] as const)(
    'ends with the live session (%s), and drops the running transcription',
    async (call) => {
      await streaming();
      await begin();
      let given: AbortSignal | undefined;
      transcriber.sends = ({ signal }) =>
        new Promise((_resolve, reject) => {
          given = signal;
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      const messages = send(peers()[0] ?? '');
      await stage.move('host', call);
      await messages;
      await runningCaptionsOf(server.deps).settled();
      expect(given?.aborted).toBe(true);
      const [row] = await server.db
        .select()
        .from(liveSessions)
        .where(eq(liveSessions.id, stage.liveId));
      expect(row?.asrState).toBe('finished');
      expect((await read('host')).data).toEqual({ run: null, lines: [] });
    },
  );

  it('ends captions of a killed server, and keeps their lines', async () => {
    await streaming();
    await begin();
    await send(peers()[0] ?? '');
    const heir = new RunningCaptions(server.deps);
    heir.passed();
    await heir.settled();
    const [row] = await server.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.id, stage.liveId));
    expect(row?.asrState).toBe('finished');
    expect((await read()).failure.code).toBe(1708);
    await stage.enter('member');
    expect((await read()).data.lines).toHaveLength(1);
  });

  it('returns the last lines to a late member, and the page before them', async () => {
    await streaming();
    await stage.enter('member');
    const row = { liveId: stage.liveId, uid: 1, speaker: 'A', lang: 'en', createdAt: new Date() };
    await server.db.insert(liveCaptions).values(
      Array.from({ length: CAPTIONS_PAGE_SIZE + 2 }, (_, second) => ({
        ...row,
        lang: 'en' as const,
        second,
        body: `line ${second}`,
      })),
    );
    const { lines } = (await read()).data;
    expect(lines).toHaveLength(CAPTIONS_PAGE_SIZE);
    expect(lines.at(-1)?.text).toBe(`line ${CAPTIONS_PAGE_SIZE + 1}`);
    const before = (await read('member', Number(lines[0]?.id))).data.lines;
    expect(before.map(({ text }) => text)).toEqual(['line 0', 'line 1']);
    expect((await read('member', -1)).failure.code).toBe(1001);
  });

  it('reports captions as late, and as on time again [LHST-26]', async () => {
    await streaming();
    const member = await stage.join('member');
    await begin();
    const [peer = ''] = peers();
    const slow = async (ms: number): Promise<Transcript> => {
      server.clock.advance(ms);
      return { text: 'the margin' };
    };
    transcriber.sends = () => slow(CAPTIONS_LATE_MS - 1);
    await send(peer);
    expect(runs(member.client)).toEqual(['ready']);
    transcriber.sends = () => slow(CAPTIONS_LATE_MS);
    await send(peer);
    await member.client.hears('captions', ({ run }) => run?.status === 'late');
    expect((await read()).data.run).toEqual({ language: 'en', status: 'late' });
    // Half of that delay is not yet on time.
    transcriber.sends = () => slow(CAPTIONS_LATE_MS / 2);
    await send(peer);
    expect((await read()).data.run?.status).toBe('late');
    transcriber.sends = () => slow(0);
    await send(peer);
    await member.client.until(() => runs(member.client).at(-1) === 'ready');
    expect(runs(member.client)).toEqual(['ready', 'late', 'ready']);
  });

  it('reports captions as late while speech waits without a line [LHST-26]', async () => {
    await streaming();
    const member = await stage.join('member');
    await begin();
    const [peer = ''] = peers();
    const over = Promise.withResolvers<Transcript>();
    transcriber.sends = () => over.promise;
    const sound = Buffer.alloc(SECOND_BYTES, 1).toString('base64');
    const speak = () => server.fromSfu({ type: 'speech', peer, life: 1, sound });
    speak();
    speak();
    server.clock.advance(CAPTIONS_LATE_MS);
    speak();
    await member.client.hears('captions', ({ run }) => run?.status === 'late');
    expect(captionTexts(member.client)).toEqual([]);
    over.resolve({ text: 'the margin' });
    await runningCaptionsOf(server.deps).settled();
  });
});
