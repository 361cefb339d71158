import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { record } from '../../../test/World.ts';
import { makeReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { EmbeddedRtc } from './EmbeddedRtc.ts';

const BUILT_IN = { kind: 'audioinput', deviceId: 'built-in', label: 'Built in' };
const HEADSET = { kind: 'audioinput', deviceId: 'headset', label: 'Headset' };
/** The same ID as the headset's microphone: browsers give both ends of a headset one ID. */
const PHONES = { kind: 'audiooutput', deviceId: 'headset', label: 'Headset' };

/** A browser's devices, changed by the test. */
class Devices extends EventTarget {
  all = [BUILT_IN];

  enumerateDevices = (): Promise<readonly object[]> => Promise.resolve(this.all);

  change(all: (typeof BUILT_IN)[]): void {
    this.all = all;
    this.dispatchEvent(new Event('devicechange'));
  }
}

let mediaDevices: Devices;
beforeEach(() => {
  mediaDevices = new Devices();
  vi.stubGlobal('navigator', { mediaDevices });
});
afterEach(() => vi.unstubAllGlobals());

const newProvider = (): EmbeddedRtc =>
  new EmbeddedRtc('wss://rostra.example', {
    clock: new VirtualClock(),
    policy: makeReconnectPolicy(() => 0),
    openSocket: () => {
      throw new Error('No line is needed for devices');
    },
  });

it('reports plugged and unplugged devices, each end of a headset separately [LMED-24]', async () => {
  const provider = newProvider();
  await provider.listDevices('microphone');
  const changes = record<unknown>((listener) => provider.on('devices', listener));
  mediaDevices.change([BUILT_IN, HEADSET, PHONES]);
  await expect.poll(() => changes).toHaveLength(2);
  mediaDevices.change([BUILT_IN, HEADSET]);
  await expect.poll(() => changes).toHaveLength(3);
  expect(changes).toEqual([
    { device: { kind: 'microphone', id: 'headset', label: 'Headset' }, change: 'added' },
    { device: { kind: 'speaker', id: 'headset', label: 'Headset' }, change: 'added' },
    { device: { kind: 'speaker', id: 'headset', label: 'Headset' }, change: 'removed' },
  ]);
});

it('reports nothing after it was disposed of [LMED-24]', async () => {
  const provider = newProvider();
  const changes = record<unknown>((listener) => provider.on('devices', listener));
  await provider.dispose();
  mediaDevices.change([BUILT_IN, HEADSET]);
  await Promise.resolve();
  expect(changes).toEqual([]);
});
