// Over real UDP and in real time: the tests wait for the packets themselves.
import { createSocket } from 'node:dgram';
import type { Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dtmfPackets } from './Dtmf.ts';
import { decodeG711, encodeG711, FRAME_SAMPLES } from './g711.ts';
import { PhoneManager } from './PhoneManager.ts';
import { readRtp, writeRtp } from './rtpPacket.ts';

const ADDRESS = '127.0.0.1';
const LOUD = 8000;

let manager: PhoneManager;
let keys: string[];
let sounds: string[];
let phones: Socket[];
let key: () => void;

beforeEach(() => {
  keys = [];
  sounds = [];
  phones = [];
  key = () => undefined;
  manager = new PhoneManager(
    { address: ADDRESS, ports: { from: 24_001, to: 24_006 } },
    {
      key: (id, pressed) => {
        keys.push(`${id} ${pressed}`);
        key();
      },
      sound: (id) => void sounds.push(id),
      lost: () => undefined,
    },
  );
});
afterEach(() => {
  manager.stop();
  for (const phone of phones) phone.close();
});

/** A phone on the manager's port that keeps the first sample of each packet it hears. */
async function telephone(id: string) {
  const port = await manager.open(id);
  const socket = createSocket('udp4').bind(0, ADDRESS);
  phones.push(socket);
  await once(socket, 'listening');
  const remote = { address: ADDRESS, port: socket.address().port };
  manager.connect(id, { remote, peer: ADDRESS, codec: 'PCMU', keysType: 101 });
  let sequence = 0;
  const send = (payload: Buffer, payloadType: number, timestamp: number): void => {
    sequence += 1;
    const packet = { marker: false, payloadType, sequence, timestamp, ssrc: 1, payload };
    socket.send(writeRtp(packet), port, ADDRESS);
  };
  const sends = (value: number): void => {
    const payload = Buffer.alloc(FRAME_SAMPLES);
    encodeG711('PCMU', new Int16Array(FRAME_SAMPLES).fill(value), payload);
    send(payload, 0, sequence * FRAME_SAMPLES);
  };
  /** Resolves when it hears audio of this volume. */
  const hears = async (least: number): Promise<void> => {
    for (;;) {
      const [packet] = (await once(socket, 'message')) as [Buffer];
      const first = new Int16Array(1);
      decodeG711('PCMU', readRtp(packet)?.payload ?? Buffer.alloc(0), first);
      if ((first[0] ?? 0) >= least) return;
    }
  };
  return { port, send, sends, hears };
}

it('lets phones hear the phones they may hear', async () => {
  const [one, two] = [await telephone('one'), await telephone('two')];
  manager.setHeard('two', ['one']);
  const talk = setInterval(() => one.sends(LOUD), 20);
  await two.hears(LOUD / 2);
  clearInterval(talk);
  expect(new Set(sounds)).toEqual(new Set(['one']));
});

it('lets a phone hear a browser speaker and prompts', async () => {
  const phone = await telephone('one');
  manager.addVoice('speaker', { next: () => new Int16Array(FRAME_SAMPLES).fill(LOUD) });
  manager.setHeard('one', ['speaker']);
  await phone.hears(LOUD / 2);
  manager.removeVoice('speaker');
  manager.play('one', 'welcome');
  await phone.hears(500);
  expect(sounds).toEqual([]);
});

it('reports the keys of each phone [LDIA-44]', async () => {
  const [one, two] = [await telephone('one'), await telephone('two')];
  const both = new Promise<void>((resolve) => {
    key = () => keys.length === 2 && resolve();
  });
  for (const { payload } of dtmfPackets('7')) one.send(payload, 101, 5000);
  for (const { payload } of dtmfPackets('9')) two.send(payload, 101, 5000);
  await both;
  expect(keys.toSorted()).toEqual(['one 7', 'two 9']);
});

it('uses the given even ports, releases them and reports when none is left', async () => {
  const ports = [await manager.open('a'), await manager.open('b'), await manager.open('c')];
  expect(ports).toEqual([24_002, 24_004, 24_006]);
  await expect(manager.open('d')).rejects.toThrow('No port');
  manager.close('b');
  expect(await manager.open('d')).toBe(24_004);
});

it('ignores closed phones', async () => {
  await manager.open('a');
  manager.close('a');
  manager.close('a');
  manager.play('a', 'welcome');
  manager.press('a', '1');
  manager.setHeard('a', ['b']);
  manager.connect('a', { remote: undefined, peer: ADDRESS, codec: 'PCMU', keysType: undefined });
  expect(keys).toEqual([]);
});
