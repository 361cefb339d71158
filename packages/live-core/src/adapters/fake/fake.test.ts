import { VIDEO_PRESETS } from '@rostra/contract/live';
import { expect, it } from 'vitest';
import { loginContract } from '../../../test/loginContract.ts';
import { mediaContract } from '../../../test/mediaContract.ts';
import { messagesContract } from '../../../test/messagesContract.ts';
import { presenceContract } from '../../../test/presenceContract.ts';
import { codeOf, record } from '../../../test/World.ts';
import type { World } from '../../../test/World.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { FakeHub } from './FakeHub.ts';
import { FakeRtc } from './FakeRtc.ts';
import { FakeRtm } from './FakeRtm.ts';

const STEP_MS = 10;
const PATIENCE_MS = 60_000;
const START = Date.UTC(2026, 10, 22);

function fakeWorld(): World & { readonly clock: VirtualClock } {
  const clock = new VirtualClock(START);
  const hub = new FakeHub(clock);
  return {
    clock,
    messages: () => new FakeRtm(hub),
    media: () => new FakeRtc(hub),
    token: (uid, validMs) => hub.tokens.issue(uid, validMs),
    until: async (holds) => {
      const end = clock.now() + PATIENCE_MS;
      while (!(await holds())) {
        if (clock.now() > end) throw new Error('It never came to hold');
        await clock.advance(STEP_MS);
      }
    },
    rest: (ms = 1000) => clock.advance(ms),
    cut: (uid) => hub.cut(uid),
    heal: (uid) => hub.heal(uid),
    ban: (uid) => hub.ban(uid),
    measure: (uid) => hub.media.notify(uid, 'quality', { up: 5, down: 1 }),
  };
}

loginContract('the fake', fakeWorld);
messagesContract('the fake', fakeWorld);
presenceContract('the fake', fakeWorld);
mediaContract('the fake', fakeWorld);

it('names the requested kind in a denied permission and a missing device [LMED-11]', async () => {
  const provider = new FakeRtc(new FakeHub(new VirtualClock(START)));
  provider.devices.deny('video');
  await expect(provider.createCamera({ preset: VIDEO_PRESETS.camera })).rejects.toMatchObject({
    code: 'permission-denied',
    kind: 'video',
  });
  provider.devices.unplug('microphone-1');
  await expect(provider.createMicrophone()).rejects.toMatchObject({
    code: 'device-not-found',
    kind: 'audio',
  });
});

it('ends the track of an unplugged device once, with a notice [LMED-24]', async () => {
  const provider = new FakeRtc(new FakeHub(new VirtualClock(START)));
  const changes = record<{ change: string }>((listener) => provider.on('devices', listener));
  const microphone = await provider.createMicrophone();
  const ends = record<string>((listener) => microphone.onEnded(listener));
  provider.devices.unplug('microphone-1');
  microphone.end('user-stopped');
  expect(ends).toEqual(['device-lost']);
  expect(changes.map(({ change }) => change)).toEqual(['removed']);
  expect(await codeOf(microphone.setMuted(true))).toBe('invalid-state');
});
