// Real phones in the real media process: Debian's baresip (package baresip-core).
import { afterEach, describe, expect, it } from 'vitest';
import { phoneUidOf } from '@rostra/contract/live';
import { systemClock } from '#platform/clock/Clock.ts';
import { systemRandom } from '#platform/random/Random.ts';
import { SOLE_LEASE } from '#platform/lease/Lease.ts';
import { SipGateway } from '#providers/telephony/sip/SipGateway.ts';
import { SipSocket } from '#providers/telephony/sip/SipSocket.ts';
import { Baresip, hasBaresip, PHONE_NUMBER } from '#providers/telephony/testing/Baresip.ts';
import { EventLog } from '#providers/telephony/testing/EventLog.ts';
import { systemTimers } from '#providers/telephony/Timers.ts';
import { toneSize } from '#testing/toneSize.ts';
import { decodeG711, PHONE_RATE } from '../../../sfu/phone/g711.ts';
import { SfuProcess } from '../../../sfu/SfuProcess.ts';
import { EmbeddedLive } from './EmbeddedLive.ts';

const ADDRESS = '127.0.0.1';
const CHANNEL = 'live';
const CALLED_HZ = 500;
const CALLER_HZ = 900;
/** Amplitude of an audible wave, and of an inaudible one. */
const HEARD = 1000;
const SILENT = 100;
/** Frames per second. */
const SECOND = 50;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/**
 * Starts the provider with its media process, the gateway to one phone, and a monitor of the
 * channel.
 */
async function room(trunkPort: number) {
  const received = new EventLog();
  const report = (error: unknown): void => received.add(`fault ${String(error)}`);
  let sfu: SfuProcess | undefined;
  const killSfu = (): void => void process.kill(sfu?.pid ?? 0, 'SIGKILL');
  const live = new EmbeddedLive({
    lease: SOLE_LEASE,
    clock: systemClock,
    secret: 'a secret of this test alone',
    iceServers: [],
    phoneAddress: ADDRESS,
    report,
    makeSfu: (listener) => {
      sfu = new SfuProcess({ SFU_ADDRESS: ADDRESS, PHONE_PORTS: '23000-23098' }, listener);
      return sfu;
    },
    isOwn: () => true,
  });
  ends.push(() => live.stopSfu());
  const transport = await SipSocket.open({ address: ADDRESS, port: 0 });
  const gateway = new SipGateway(
    {
      trunk: { address: ADDRESS, port: trunkPort },
      sources: [ADDRESS],
      number: '4000',
      shownNumbers: [],
      prefixes: ['555'],
      callsMax: 8,
      ringMs: 45_000,
    },
    { transport, timers: systemTimers, random: systemRandom, legs: live.phones, report },
  );
  ends.push(() => gateway.stop());
  gateway.follow({
    state: (id, progress) => received.add(`${id} ${progress}`),
    key: () => undefined,
    incoming: async ({ id }) => {
      queueMicrotask(() => gateway.admit(id, { channel: CHANNEL, uid: phoneUidOf(2) }));
      return { kind: 'answer', prompt: 'welcome' };
    },
  });
  /** Collects a monitor's audio for a number of frames or until the media process ends. */
  const listen = async (frames: number): Promise<Int16Array> => {
    const heard: Int16Array[] = [];
    const counted = new EventLog();
    const end = live.phones.monitor(CHANNEL, {
      heard: (sound) => {
        const samples = new Int16Array(sound.length);
        decodeG711('PCMU', sound, samples);
        heard.push(samples);
        if (heard.length === frames) counted.add('enough');
      },
      ended: () => counted.add('enough'),
    });
    await counted.until('enough');
    end();
    return Int16Array.from(heard.flatMap((samples) => [...samples]));
  };
  /** Listens until a tone is present, or absent. */
  const listenFor = async (hz: number, isThere: boolean): Promise<void> => {
    for (;;) {
      const size = toneSize(await listen(SECOND), hz, PHONE_RATE);
      if (isThere ? size > HEARD : size < SILENT) return;
    }
  };
  return { live, gateway, reports: received, listenFor, killSfu, port: transport.local.port };
}

async function phone(toneHz: number, answers: 'auto' | 'manual'): Promise<Baresip> {
  const started = await Baresip.start({ toneHz, answers });
  ends.push(() => started.stop());
  return started;
}

/** Sets up a room with two phones that hear and are heard: one was called, the other dialed in. */
async function twoCalls() {
  const called = await phone(CALLED_HZ, 'auto');
  const caller = await phone(CALLER_HZ, 'manual');
  const made = await room(called.sipPort);
  const { gateway, reports: received, listenFor, port } = made;
  const to = { kind: 'number', number: PHONE_NUMBER } as const;
  gateway.call({ id: 'c1', to, channel: CHANNEL, uid: phoneUidOf(1) });
  caller.order(`/dial sip:4000@${ADDRESS}:${port}`);
  await received.until('c1 connected');
  await caller.until('Call established');
  await listenFor(CALLED_HZ, true);
  await listenFor(CALLER_HZ, true);
  /** Ends both calls. @returns the audio that each has heard */
  const hangUp = async (): Promise<readonly [Int16Array, Int16Array]> => {
    gateway.hangUp('c1');
    caller.order('/hangup');
    await called.until('terminated');
    await caller.until('terminated');
    return [await called.stop(), await caller.stop()];
  };
  return { ...made, hangUp };
}

// The report names these tests as skipped if it is not installed.
describe.skipIf(!hasBaresip())('phones in the media process: baresip of Debian', () => {
  it('lets phones hear each other and a monitor hear both, but nobody hear a muted phone [LDIA-02, LDIA-09, LDIA-18]', async () => {
    const { live, reports: received, listenFor, hangUp } = await twoCalls();
    live.setMediaRights(phoneUidOf(1), { send: [], receive: true });
    await listenFor(CALLED_HZ, false);
    await listenFor(CALLER_HZ, true);
    const [byCalled, byCaller] = await hangUp();
    expect(received.all.filter((each) => each.endsWith('hanged_up'))).toHaveLength(1);
    expect(toneSize(byCalled.subarray(-PHONE_RATE), CALLER_HZ, PHONE_RATE)).toBeGreaterThan(HEARD);
    expect(toneSize(byCalled.subarray(-PHONE_RATE), CALLED_HZ, PHONE_RATE)).toBeLessThan(SILENT);
    expect(toneSize(byCaller, CALLED_HZ, PHONE_RATE)).toBeGreaterThan(SILENT);
    expect(received.all.filter((each) => each.startsWith('fault'))).toEqual([]);
  });

  it('keeps calls going when the media process is killed [LDIA-18]', async () => {
    const { reports: received, listenFor, killSfu, hangUp } = await twoCalls();
    killSfu();
    await listenFor(CALLED_HZ, true);
    await listenFor(CALLER_HZ, true);
    expect(received.all.filter((each) => /hanged_up|failed|^fault/.test(each))).toEqual([]);
    const [byCalled] = await hangUp();
    expect(toneSize(byCalled.subarray(-PHONE_RATE), CALLER_HZ, PHONE_RATE)).toBeGreaterThan(HEARD);
  });
});
