// A real phone calls and is called: Debian's baresip (package baresip-core).
import { systemRandom } from '#platform/random/Random.ts';
import { toneSize } from '#testing/toneSize.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { decodeG711, FRAME_SAMPLES, PHONE_RATE } from '../../../sfu/phone/g711.ts';
import { readRtp } from '../../../sfu/phone/rtpPacket.ts';
import { Baresip, hasBaresip, PHONE_NUMBER } from '../testing/Baresip.ts';
import type { BaresipOptions } from '../testing/Baresip.ts';
import { LocalLegs } from '../testing/LocalLegs.ts';
import { EventLog } from '../testing/EventLog.ts';
import { systemTimers } from '../Timers.ts';
import { SipGateway } from './SipGateway.ts';
import { SipSocket } from './SipSocket.ts';

/** The single tone of a speaker in the room. */
const ROOM_HZ = 700;
/** Packets per second. */
const SECOND = 50;
/** Amplitude of an audible wave. */
const HEARD = 1000;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function phone(options: BaresipOptions): Promise<Baresip> {
  const started = await Baresip.start(options);
  ends.push(() => started.stop());
  return started;
}

/** Creates our gateway, with its events and the audio it receives from phones. */
async function room(trunkPort: number) {
  const received = new EventLog();
  const messages = new Map<string, number[]>();
  let at = 0;
  const legs = new LocalLegs(['speaker'], (id, packet) => {
    const payload = readRtp(packet)?.payload ?? Buffer.alloc(0);
    const samples = new Int16Array(payload.length);
    decodeG711('PCMU', payload, samples);
    messages.set(id, [...(messages.get(id) ?? []), ...samples]);
    received.add('sound');
    received.add(`sound of ${id}`);
  });
  legs.manager.addVoice('speaker', {
    next: () => {
      at += FRAME_SAMPLES;
      return Int16Array.from({ length: FRAME_SAMPLES }, (_, sample) =>
        Math.round(6000 * Math.sin((2 * Math.PI * ROOM_HZ * (at + sample)) / PHONE_RATE)),
      );
    },
  });
  const transport = await SipSocket.open({ address: '127.0.0.1', port: 0 });
  const gateway = new SipGateway(
    {
      trunk: { address: '127.0.0.1', port: trunkPort },
      sources: ['127.0.0.1'],
      number: '4000',
      shownNumbers: [],
      prefixes: ['555'],
      callsMax: 8,
      ringMs: 45_000,
    },
    {
      transport,
      timers: systemTimers,
      random: systemRandom,
      legs,
      report: (error) => received.add(`fault ${String(error)}`),
    },
  );
  let keys = '';
  gateway.follow({
    state: (id, progress) => received.add(`${id} ${progress}`),
    key: (id, key) => {
      keys += key;
      received.add(`keys ${keys}`);
      if (keys === '42#') gateway.admit(id, { channel: 'live', uid: 1 });
    },
    incoming: ({ dialed }) => {
      received.add(`incoming ${dialed}`);
      return Promise.resolve({ kind: 'answer', prompt: 'password' });
    },
  });
  ends.push(() => gateway.stop());
  const sizePlayed = (hz: number): number =>
    Math.max(
      ...[...messages.values()].map((all) => toneSize(Int16Array.from(all), hz, PHONE_RATE)),
    );
  return { gateway, reports: received, sizePlayed, port: transport.local.port };
}

/** Cuts a recording into whole seconds. */
const secondsOf = (sound: Int16Array): readonly Int16Array[] =>
  Array.from({ length: Math.floor(sound.length / PHONE_RATE) }, (_, at) =>
    sound.subarray(at * PHONE_RATE, (at + 1) * PHONE_RATE),
  );

// The report names these tests as skipped if it is not installed.
describe.skipIf(!hasBaresip())('a real phone: baresip of Debian', () => {
  it.each(['PCMU', 'PCMA'] as const)(
    'lets a real phone (%s) dial in, enter the password, hear the room and be heard [LDIA-44]',
    async (codec) => {
      const caller = await phone({ toneHz: 440, answers: 'manual', codec });
      const { reports: received, sizePlayed, port } = await room(9);
      caller.order(`/dial sip:5551@127.0.0.1:${port}`);
      await received.until('incoming 5551');
      await caller.until('Call established');
      await received.until('sound', SECOND);
      for (const [at, key] of ['4', '2', '#'].entries()) {
        caller.order(key);
        await received.until(`keys ${'42#'.slice(0, at + 1)}`);
      }
      const before = received.all.filter((each) => each === 'sound').length;
      await received.until('sound', before + 2 * SECOND);
      caller.order('/hangup');
      await caller.until('terminated');
      const heard = await caller.stop();
      expect(sizePlayed(440)).toBeGreaterThan(HEARD);
      expect(toneSize(heard.subarray(-PHONE_RATE), ROOM_HZ, PHONE_RATE)).toBeGreaterThan(HEARD);
      expect(received.all.filter((each) => each.startsWith('fault'))).toEqual([]);
    },
  );

  it('calls a real phone, lets it hear the room and hangs up [LDIA-36, LDIA-37]', async () => {
    const called = await phone({ toneHz: 500, answers: 'auto' });
    const { gateway, reports: received, sizePlayed } = await room(called.sipPort);
    const dialedAt = performance.now();
    gateway.call({
      id: 'c1',
      to: { kind: 'number', number: PHONE_NUMBER },
      channel: 'live',
      uid: 1,
    });
    await received.until('c1 connected');
    await received.until('sound');
    const soundMs = performance.now() - dialedAt;
    await received.until('sound', 2 * SECOND);
    gateway.sendKeys('c1', '7');
    await called.until("received event: '7'");
    gateway.hangUp('c1');
    await called.until('terminated');
    const heard = await called.stop();
    expect(sizePlayed(500)).toBeGreaterThan(HEARD);
    expect(toneSize(heard, ROOM_HZ, PHONE_RATE)).toBeGreaterThan(HEARD);
    // The path to the room is short: the rest of the half second belongs to the browser.
    expect(soundMs).toBeLessThan(5000);
  });

  it('reports a real phone that declines as busy [LDIA-34]', async () => {
    const called = await phone({ toneHz: 500, answers: 'manual' });
    const { gateway, reports: received } = await room(called.sipPort);
    gateway.call({
      id: 'c1',
      to: { kind: 'number', number: PHONE_NUMBER },
      channel: 'live',
      uid: 1,
    });
    await received.until('c1 ringing');
    called.order('/hangup');
    await received.until('c1 busy');
    expect(received.all).toEqual(['c1 ringing', 'c1 busy']);
  });

  it('lets three real phones in a room hear each other but not themselves', async () => {
    const tones = [400, 600, 900];
    const phones = await Promise.all(tones.map((toneHz) => phone({ toneHz, answers: 'manual' })));
    const { gateway, reports: received, port } = await room(9);
    const calls: string[] = [];
    gateway.follow({
      state: () => undefined,
      key: () => undefined,
      incoming: ({ id }) => {
        const uid = calls.push(id);
        received.add(`call ${uid}`);
        queueMicrotask(() => gateway.admit(id, { channel: 'live', uid }));
        return Promise.resolve({ kind: 'answer', prompt: 'welcome' });
      },
    });
    for (const each of phones) each.order(`/dial sip:5551@127.0.0.1:${port}`);
    await received.until('call 3');
    for (const id of calls) await received.until(`sound of ${id}`, 4 * SECOND);
    const heard = await Promise.all(phones.map((each) => each.stop()));
    // On a busy machine they join and leave seconds apart, so each has its own second of talk.
    const sizes = heard.map((sound) => {
      const seconds = secondsOf(sound).map((second) =>
        tones.map((hz) => toneSize(second, hz, PHONE_RATE) > HEARD),
      );
      return seconds.find((tonesHeard) => tonesHeard.filter(Boolean).length > 1);
    });
    expect(sizes).toEqual([
      [false, true, true],
      [true, false, true],
      [true, true, false],
    ]);
  });
});
