import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToSfu } from '../../../sfu/protocol.ts';
import type { MediaHub } from './MediaHub.ts';
import { SfuPhones } from './SfuPhones.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const opening = () => {
  const messages: ToSfu[] = [];
  const phones = new SfuPhones({
    // Nobody joins a channel here.
    media: {} as MediaHub,
    toSfu: (message) => void messages.push(message),
    ensure: () => undefined,
    address: '127.0.0.1',
  });
  return { phones, reports: messages };
};

it('closes a port once that opens after it was given up', async () => {
  const { phones, reports: messages } = opening();
  const reason = phones.open('late').then(
    () => 'opened',
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(await reason).toBe('The media process does not answer');
  phones.fromSfu({ type: 'phoneOpened', phone: 'late', port: 20_000 });
  phones.fromSfu({ type: 'phoneOpened', phone: 'late', port: 20_000 });
  expect(messages).toEqual([
    { type: 'phoneOpen', phone: 'late' },
    { type: 'phoneClose', phone: 'late' },
  ]);
});

it('keeps a port open that opens in time', async () => {
  const { phones, reports: messages } = opening();
  const open = phones.open('soon');
  phones.fromSfu({ type: 'phoneOpened', phone: 'soon', port: 20_000 });
  expect(await open).toEqual({ address: '127.0.0.1', port: 20_000 });
  await vi.advanceTimersByTimeAsync(6000);
  expect(messages).toEqual([{ type: 'phoneOpen', phone: 'soon' }]);
});

const VOICE = {
  remote: { address: '127.0.0.1', port: 9 },
  peer: '127.0.0.1',
  codec: 'PCMU',
  keysType: 101,
} as const;

async function connected() {
  const { phones, reports: messages } = opening();
  const lost: string[] = [];
  phones.follow({ key: () => undefined, lost: (id) => lost.push(id) });
  const open = phones.open('a');
  phones.fromSfu({ type: 'phoneOpened', phone: 'a', port: 20_000 });
  await open;
  phones.connect('a', VOICE);
  messages.length = 0;
  return { phones, reports: messages, lost };
}

it('gives a new media process the calls on their former ports', async () => {
  const { phones, reports: messages, lost } = await connected();
  phones.restarted();
  expect(messages).toEqual([{ type: 'phoneOpen', phone: 'a', port: 20_000 }]);
  phones.fromSfu({ type: 'phoneOpened', phone: 'a', port: 20_000 });
  expect(messages.at(-1)).toEqual({ type: 'phoneConnect', phone: 'a', voice: VOICE });
  expect(lost).toEqual([]);
});

it('loses a call whose port has been taken meanwhile', async () => {
  const { phones, lost } = await connected();
  phones.restarted();
  phones.fromSfu({ type: 'phoneRefused', phone: 'a', message: 'taken' });
  expect(lost).toEqual(['a']);
});

it('leaves no port open for a call that ends while the port opens', async () => {
  const { phones, reports: messages } = await connected();
  phones.restarted();
  phones.close('a');
  messages.length = 0;
  phones.fromSfu({ type: 'phoneOpened', phone: 'a', port: 20_000 });
  expect(messages).toEqual([{ type: 'phoneClose', phone: 'a' }]);
});
