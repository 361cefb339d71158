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

/** A host in the room, with his microphone sent. */
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
  /** What went out and what was taken back since, by the track's place among all that were made. */
  const swaps = () =>
    sdk.calls.flatMap(({ name, said }) =>
      name === 'publish' || name === 'unpublish'
        ? [
            `${name} ${[said[0]]
              .flat()
              .map((track) => sdk.tracks.indexOf(track as never))
              .join()}`,
          ]
        : [],
    );
  return { sdk, clock, rtc, session, microphone, plain, swaps };
}

describe('a changed voice', () => {
  it('LPIT-03 is never sent beside the plain one, also not for a moment', async () => {
    const { sdk, microphone, plain, swaps } = await speaking();
    await microphone.setProcessor(graph);
    expect(swaps()).toEqual(['unpublish 0', 'publish 1']);
    const [context] = FakeSoundContext.opened;
    expect(sdk.tracks[1]?.media).toBe(context?.track);
    expect(context?.sources).toEqual([plain?.media]);
  });

  it('LPIT-04 off sends the plain voice again, then closes context and track', async () => {
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

  it('another pitch is put in place of the one before, without sending anew', async () => {
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
    plain?.say('track-updated', other);
    expect(FakeSoundContext.opened[0]?.sources).toEqual([plain?.media, other]);
  });

  it('is muted with the microphone, also where it is changed later', async () => {
    const { sdk, microphone } = await speaking();
    await microphone.setMuted(true);
    await microphone.setProcessor(graph);
    expect(sdk.asked('setMuted')).toEqual([[true], [true]]);
    await microphone.setMuted(false);
    expect(sdk.asked('setMuted').slice(2)).toEqual([[false], [false]]);
  });

  it('of a microphone that is not sent yet goes out alone', async () => {
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

  it('goes out again after Agora’s own tries have ended', async () => {
    const { sdk, clock, session, microphone } = await speaking();
    await microphone.setProcessor(graph);
    sdk.media[0]?.say('connection-state-change', 'DISCONNECTED', 'RECONNECTING', 'NETWORK_ERROR');
    expect(session.state).toBe('reconnecting');
    sdk.calls.splice(0);
    await clock.advance(1);
    await expect.poll(() => sdk.asked('publish')).toEqual([[[sdk.tracks[1]]]]);
  });

  it('is taken back and closed with its microphone', async () => {
    const { sdk, microphone, swaps, session } = await speaking();
    await microphone.setProcessor(graph);
    microphone.close();
    expect(session.published).toEqual([]);
    expect(sdk.tracks.map(({ isClosed }) => isClosed)).toEqual([true, true]);
    expect(swaps().at(-1)).toBe('unpublish 1');
    expect(await codeOf(microphone.setProcessor(graph))).toBe('invalid-state');
  });

  it('that cannot be made fails as unsupported, and the plain one goes on', async () => {
    const { microphone, swaps } = await speaking();
    const broken: AudioGraph = () => {
      throw new Error('No such node');
    };
    expect(await codeOf(microphone.setProcessor(broken))).toBe('unsupported');
    expect(swaps()).toEqual([]);
    expect(FakeSoundContext.opened[0]?.state).toBe('closed');
  });

  it('that Agora does not take is given up for the plain one', async () => {
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
