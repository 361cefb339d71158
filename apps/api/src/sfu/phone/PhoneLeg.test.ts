import { beforeEach, expect, it } from 'vitest';
import { decodeG711, encodeG711, FRAME_SAMPLES } from './g711.ts';
import type { G711 } from './g711.ts';
import { dtmfPackets, DtmfReader } from './Dtmf.ts';
import { PhoneLeg } from './PhoneLeg.ts';
import { readRtp, writeRtp } from './rtpPacket.ts';
import type { RtpPacket } from './rtpPacket.ts';

const PHONE = { address: '10.0.0.2', port: 3000 };
const loud = (value: number): Int16Array => new Int16Array(FRAME_SAMPLES).fill(value);

let sent: { rtp: RtpPacket; port: number; address: string }[];
let keys: string[];
let sounds: Buffer[];
let losses: number;
let leg: PhoneLeg;

beforeEach(() => {
  sent = [];
  keys = [];
  sounds = [];
  losses = 0;
  leg = new PhoneLeg(
    42,
    (packet, port, address) => {
      const rtp = readRtp(packet);
      if (rtp) sent.push({ rtp, port, address });
    },
    {
      key: (key) => void keys.push(key),
      sound: (packet) => void sounds.push(packet),
      lost: () => {
        losses += 1;
      },
    },
  );
});

function connect(codec: G711 = 'PCMU'): void {
  leg.connect({ remote: PHONE, peer: '10.0.0.3', codec, keysType: 101 });
}

function hold(): void {
  leg.connect({ remote: undefined, peer: '10.0.0.3', codec: 'PCMU', keysType: 101 });
}

function soundPacket(
  sequence: number,
  payload: Buffer,
  payloadType = 0,
  timestamp = sequence * 160,
): Buffer {
  return writeRtp({ marker: false, payloadType, sequence, timestamp, ssrc: 9, payload });
}

const coded = (codec: G711, value: number): Buffer => {
  const bytes = Buffer.alloc(FRAME_SAMPLES);
  encodeG711(codec, loud(value), bytes);
  return bytes;
};

const heardOf = ({ payload }: RtpPacket, codec: G711 = 'PCMU'): number => {
  const samples = new Int16Array(1);
  decodeG711(codec, payload, samples);
  return samples[0] ?? 0;
};

it.each(['PCMU', 'PCMA'] as const)('sends the mixed audio every 20 ms as %s', (codec) => {
  connect(codec);
  leg.hear([loud(8000), loud(1000)], 0);
  leg.hear([], 20);
  expect(sent.map(({ rtp }) => [rtp.sequence, rtp.timestamp, rtp.ssrc])).toEqual([
    [0, 0, 42],
    [1, 160, 42],
  ]);
  expect(sent.map(({ rtp }) => rtp.payloadType)).toEqual(codec === 'PCMU' ? [0, 0] : [8, 8]);
  const [first, second] = sent.map(({ rtp }) => heardOf(rtp, codec));
  expect(first).toBeGreaterThan(8700);
  expect(first).toBeLessThan(9300);
  expect(Math.abs(second ?? 99)).toBeLessThanOrEqual(8);
});

it('sends nothing to a phone on hold while its timestamps advance', () => {
  connect();
  leg.hear([], 0);
  hold();
  leg.hear([], 20);
  connect();
  leg.hear([], 40);
  expect(sent.map(({ rtp }) => [rtp.sequence, rtp.timestamp, rtp.marker])).toEqual([
    [0, 0, true],
    [1, 320, true],
  ]);
});

it('forwards phone audio to browsers in their codec', () => {
  connect('PCMA');
  leg.take(soundPacket(1, coded('PCMA', 8000), 8), PHONE, 0);
  const [sound] = sounds;
  const rtp = sound && readRtp(sound);
  expect(rtp).toMatchObject({ payloadType: 0, sequence: 1, timestamp: 160 });
  expect(rtp && heardOf(rtp)).toBeGreaterThan(7500);
});

it('forwards phone audio to other phones in order', () => {
  connect();
  leg.take(soundPacket(2, coded('PCMU', 2000)), PHONE, 0);
  leg.take(soundPacket(1, coded('PCMU', 1000)), PHONE, 0);
  expect(leg.spoken()?.[0]).toBeGreaterThan(950);
  expect(leg.spoken()?.[0]).toBeGreaterThan(1950);
});

it('ignores other senders and answers to the actual address of its phone', () => {
  leg.take(soundPacket(1, coded('PCMU', 1000)), PHONE, 0);
  connect();
  leg.take(soundPacket(1, coded('PCMU', 1000)), { ...PHONE, address: '10.0.0.66' }, 0);
  leg.take(Buffer.from('hello'), PHONE, 0);
  leg.take(soundPacket(1, coded('PCMU', 1000), 18), PHONE, 0);
  expect([sounds, keys]).toEqual([[], []]);
  leg.hear([], 0);
  leg.take(soundPacket(1, coded('PCMU', 1000)), { ...PHONE, port: 3999 }, 0);
  leg.hear([], 20);
  leg.take(soundPacket(2, coded('PCMU', 1000)), { address: '10.0.0.3', port: 77 }, 0);
  leg.hear([], 40);
  expect(sent.map(({ port, address }) => [address, port])).toEqual([
    ['10.0.0.2', 3000],
    ['10.0.0.2', 3999],
    ['10.0.0.3', 77],
  ]);
});

it('reports pressed keys [LDIA-44]', () => {
  connect();
  dtmfPackets('19#').forEach(({ payload, offset }, at) => {
    leg.take(soundPacket(at, payload, 101, 1000 + offset), PHONE, 0);
  });
  expect(keys.join('')).toBe('19#');
  expect(sounds).toEqual([]);
});

it('sends keys one after the other, then resumes audio [LDIA-15]', () => {
  connect();
  leg.hear([], 0);
  leg.press('1');
  leg.press('2#');
  for (let tick = 1; tick <= 25; tick += 1) leg.hear([], tick * 20);
  const reader = new DtmfReader();
  const pressed = sent
    .filter(({ rtp }) => rtp.payloadType === 101)
    .map(({ rtp }) => reader.take(rtp.payload, rtp.timestamp));
  expect(pressed.filter((key) => key !== undefined).join('')).toBe('12#');
  expect(sent.map(({ rtp }) => rtp.sequence)).toEqual(sent.map((_, at) => at));
  const after = sent.filter(({ rtp }) => rtp.payloadType === 0).map(({ rtp }) => rtp);
  expect(after.map(({ timestamp, marker }) => [timestamp, marker])).toEqual([
    [0, true],
    [25 * 160, true],
  ]);
});

it('plays a prompt instead of the room', () => {
  connect();
  leg.play([loud(4000), loud(2000)]);
  for (let tick = 0; tick < 3; tick += 1) leg.hear([loud(500)], tick * 20);
  const heard = sent.map(({ rtp }) => Math.round(heardOf(rtp) / 500));
  expect(heard).toEqual([8, 4, 1]);
});

it('reports a minute without packets once, but not for a phone on hold', () => {
  connect();
  leg.hear([], 0);
  leg.take(soundPacket(1, coded('PCMU', 0)), PHONE, 50_000);
  leg.hear([], 100_000);
  expect(losses).toBe(0);
  hold();
  leg.hear([], 200_000);
  leg.hear([], 300_000);
  expect(losses).toBe(0);
  connect();
  leg.hear([], 300_020);
  leg.hear([], 360_020);
  leg.hear([], 360_040);
  expect(losses).toBe(1);
});
