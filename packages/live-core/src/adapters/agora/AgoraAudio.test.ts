import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAgoraSdk, never } from '../../../test/FakeAgoraSdk.ts';
import { FakeNode, FakeSoundContext, FakeStream } from '../../../test/FakeSoundContext.ts';
import { codeOf } from '../../../test/World.ts';
import type { AudioGraph } from '../../ports/LocalTrack.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { AgoraRtc } from './AgoraRtc.ts';
import { ANSWER_WITHIN_MS } from './agoraTimes.ts';

const credentials = { appId: 'app', channel: 'room', uid: 7, token: 'token' };
const dispose = vi.fn();
const graph: AudioGraph = () => ({ output: new FakeNode() as unknown as AudioNode, dispose });

beforeEach(() => {
  FakeSoundContext.opened = [];
  dispose.mockClear();
  vi.stubGlobal('AudioContext', FakeSoundContext);
  vi.stubGlobal('MediaStream', FakeStream);
});
afterEach(() => vi.unstubAllGlobals());

/** Joins a host whose microphone is sent. */
async function speaking() {
  const sdk = new FakeAgoraSdk();
  const clock = new VirtualClock();
  const rtc = new AgoraRtc({ clock, policy: { delayMs: () => 0 }, load: sdk.loadRtc });
  const session = rtc.createSession();
  await session.join(credentials, { role: 'host' });
  const microphone = await rtc.createMicrophone();
  await session.publish(microphone);
  const [plain] = sdk.tracks;
  sdk.calls.splice(0);
  /** Lists what was published and unpublished since, by the track's index among all created tracks. */
  const swaps = () =>
    sdk.calls.flatMap(({ name, values }) =>
      name === 'publish' || name === 'unpublish'
        ? [
            `${name} ${[values[0]]
              .flat()
              .map((track) => sdk.tracks.indexOf(track as never))
              .join()}`,
          ]
        : [],
    );
  return { sdk, clock, rtc, session, microphone, plain, swaps };
}

describe('a changed voice', () => {
  it('replaces the plain voice without a moment of both [LPIT-03]', async () => {
    const { sdk, microphone, plain, swaps } = await speaking();
    await microphone.setProcessor(graph);
    expect(swaps()).toEqual(['unpublish 0', 'publish 1']);
    const [context] = FakeSoundContext.opened;
    expect(sdk.tracks[1]?.media).toBe(context?.track);
    expect(context?.sources).toEqual([plain?.media]);
  });

  it('sends the plain voice again when turned off, then closes context and track [LPIT-04]', async () => {
    const { sdk, microphone, swaps } = await speaking();
    await microphone.setProcessor(graph);
    const states: (string | undefined)[] = [];
    sdk.answer('publish', () => states.push(FakeSoundContext.opened[0]?.state));
    await microphone.setProcessor(null);
    await microphone.setProcessor(null);
    expect(swaps()).toEqual(['unpublish 0', 'publish 1', 'unpublish 1', 'publish 0']);
    expect(states).toEqual(['running']);
    await expect.poll(() => FakeSoundContext.opened[0]?.state).toBe('closed');
    expect(sdk.tracks.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });

  it('replaces the previous pitch without publishing again', async () => {
    const { microphone, swaps } = await speaking();
    await microphone.setProcessor(graph);
    await microphone.setProcessor(graph);
    expect(dispose).toHaveBeenCalledTimes(1);
    expect(FakeSoundContext.opened).toHaveLength(1);
    expect(swaps()).toHaveLength(2);
  });

  it('follows the microphone to another device', async () => {
    const { microphone, plain } = await speaking();
    await microphone.setProcessor(graph);
    const other = { kind: 'audio' };
    plain?.emit('track-updated', other);
    expect(FakeSoundContext.opened[0]?.sources).toEqual([plain?.media, other]);
  });

  it('mutes with the microphone, also when it is changed later', async () => {
    const { sdk, microphone } = await speaking();
    await microphone.setMuted(true);
    await microphone.setProcessor(graph);
    expect(sdk.callsOf('setMuted')).toEqual([[true], [true]]);
    await microphone.setMuted(false);
    expect(sdk.callsOf('setMuted').slice(2)).toEqual([[false], [false]]);
  });

  it('sends alone for a microphone that is not sent yet', async () => {
    const { sdk, rtc, session, swaps } = await speaking();
    await session.unpublish();
    const second = await rtc.createMicrophone();
    await second.setProcessor(graph);
    sdk.calls.splice(0);
    await session.publish(second);
    expect(swaps()).toEqual(['publish 2']);
    await session.unpublish(second);
    expect(swaps()).toEqual(['publish 2', 'unpublish 2']);
  });

  it("sends again after Agora's own attempts have ended", async () => {
    const { sdk, clock, session, microphone } = await speaking();
    await microphone.setProcessor(graph);
    sdk.media[0]?.emit('connection-state-change', 'DISCONNECTED', 'RECONNECTING', 'NETWORK_ERROR');
    expect(session.state).toBe('reconnecting');
    sdk.calls.splice(0);
    await clock.advance(1);
    await expect.poll(() => sdk.callsOf('publish')).toEqual([[[sdk.tracks[1]]]]);
  });

  it('unpublishes and closes with its microphone', async () => {
    const { sdk, microphone, swaps, session } = await speaking();
    await microphone.setProcessor(graph);
    microphone.close();
    expect(session.published).toEqual([]);
    expect(sdk.tracks.map(({ isClosed }) => isClosed)).toEqual([true, true]);
    expect(swaps().at(-1)).toBe('unpublish 1');
    expect(await codeOf(microphone.setProcessor(graph))).toBe('invalid-state');
  });

  it('fails as unsupported when it cannot be created, and keeps the plain voice', async () => {
    const { microphone, swaps } = await speaking();
    const broken: AudioGraph = () => {
      throw new Error('No such node');
    };
    expect(await codeOf(microphone.setProcessor(broken))).toBe('unsupported');
    expect(swaps()).toEqual([]);
    expect(FakeSoundContext.opened[0]?.state).toBe('closed');
  });

  it('returns to the plain voice when Agora refuses it', async () => {
    const { sdk, clock, microphone, session, swaps } = await speaking();
    let tries = 0;
    sdk.answer('publish', () => {
      tries += 1;
      return tries === 1 ? never() : undefined;
    });
    const changing = codeOf(microphone.setProcessor(graph));
    await clock.advance(ANSWER_WITHIN_MS);
    expect(await changing).toBe('timeout');
    expect(swaps()).toEqual(['unpublish 0', 'publish 1', 'unpublish 1', 'publish 0']);
    expect(session.published).toEqual([microphone]);
  });
});
