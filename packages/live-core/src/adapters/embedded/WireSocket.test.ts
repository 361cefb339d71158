import type { MediaCalls, MediaFrame } from '@rostra/contract/live';
import { HEARTBEAT_MS, SILENCE_MS } from '@rostra/contract/live';
import { afterEach, expect, it, vi } from 'vitest';
import { makeReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import { VirtualClock } from '../../time/VirtualClock.ts';
import { WireSocket } from './WireSocket.ts';

/** A socket whose other end is the test. */
class TestSocket extends EventTarget {
  readonly sent: string[] = [];
  isClosed = false;
  readyState: number = WebSocket.OPEN;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.dispatchEvent(new Event('open'));
  }

  breaks(): void {
    this.dispatchEvent(new Event('close'));
  }

  sends(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}

afterEach(() => vi.unstubAllGlobals());

function makeWire() {
  const clock = new VirtualClock();
  const sockets: TestSocket[] = [];
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  const wire = new WireSocket<MediaCalls, MediaFrame>('ws://server', {
    clock,
    policy: makeReconnectPolicy(() => 0),
    openSocket: () => {
      const socket = new TestSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  const messages: string[] = [];
  wire.on('opened', () => messages.push(`opened ${clock.now()}`));
  wire.on('lost', () => messages.push(`lost ${clock.now()}`));
  wire.open();
  const last = (): TestSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('No socket was opened');
    return socket;
  };
  return {
    clock,
    wire,
    reports: messages,
    sockets,
    last,
    online: () => network.dispatchEvent(new Event('online')),
    offline: () => network.dispatchEvent(new Event('offline')),
  };
}

/** Opens a connection that has received something. */
async function openedWire() {
  const made = makeWire();
  made.last().opens();
  made.last().sends({ pong: 0 });
  await made.clock.advance(0);
  return made;
}

it('retries a broken connection at once, then twice a second in the first seconds [LCON-29]', async () => {
  const { clock, sockets, last } = await openedWire();
  last().breaks();
  const tries: number[] = [];
  while (clock.now() < 5000) {
    const before = sockets.length;
    await clock.advance(50);
    if (sockets.length > before) {
      tries.push(clock.now());
      last().breaks();
    }
  }
  expect(tries.slice(0, 4)).toEqual([50, 250, 750, 1250]);
  for (const [at, time] of tries.slice(1).entries()) {
    expect(time - (tries[at] ?? 0)).toBeLessThanOrEqual(550);
  }
});

it('abandons an attempt hanging in a dead network after two seconds for the next one [LCON-29]', async () => {
  const { clock, sockets, last } = await openedWire();
  last().breaks();
  await clock.advance(1999);
  expect(sockets).toHaveLength(2);
  await clock.advance(1);
  await clock.advance(0);
  expect(sockets).toHaveLength(3);
  expect(sockets[1]?.isClosed).toBe(true);
});

it('allows a slow connection four times the duration of its last opening', async () => {
  const { clock, sockets, last } = makeWire();
  await clock.advance(1000);
  last().opens();
  last().sends({ pong: 0 });
  last().breaks();
  await clock.advance(3999);
  expect(sockets).toHaveLength(2);
  await clock.advance(1);
  await clock.advance(0);
  expect(sockets).toHaveLength(3);
});

it('slows down for a server that accepts the connection and closes it unused', async () => {
  const { clock, sockets, last } = await openedWire();
  last().breaks();
  for (let ms = 0; ms < 5000; ms += 10) {
    await clock.advance(10);
    if (!last().isClosed) {
      last().opens();
      last().breaks();
    }
  }
  expect(sockets.length).toBeLessThan(15);
});

it('detects silence on an open connection by missing heartbeats', async () => {
  const { clock, reports: messages } = await openedWire();
  await clock.advance(SILENCE_MS + HEARTBEAT_MS);
  expect(messages).toEqual(['opened 0', 'lost 15000']);
});

it('checks the connection when the browser reports offline, and loses it two seconds later [LCON-29]', async () => {
  const { clock, reports: messages, offline, last, wire } = await openedWire();
  offline();
  await clock.advance(1999);
  last().sends({ pong: 0 });
  await clock.advance(1000);
  expect(messages).toEqual(['opened 0']);
  // Even while a heartbeat waits for its answer.
  await clock.advance(HEARTBEAT_MS - clock.now());
  offline();
  await clock.advance(1999);
  expect(messages).toEqual(['opened 0']);
  await clock.advance(1);
  expect(messages).toEqual(['opened 0', `lost ${HEARTBEAT_MS + 2000}`]);
  wire.close();
});

it('checks a doubtful connection at once: lost after two seconds, kept by an answer', async () => {
  const { clock, wire, reports: messages, last } = await openedWire();
  wire.doubt();
  expect(last().sent).toEqual([JSON.stringify({ ping: 0 })]);
  await clock.advance(1500);
  last().sends({ pong: 0 });
  await clock.advance(3000);
  expect(messages).toEqual(['opened 0']);
  wire.doubt();
  await clock.advance(2000);
  expect(messages).toEqual(['opened 0', 'lost 6500']);
});

it('checks an open connection on another network, and reopens a broken one without waiting', async () => {
  const { clock, reports: messages, sockets, last, online } = await openedWire();
  online();
  await clock.advance(2000);
  expect(messages).toEqual(['opened 0', 'lost 2000']);
  for (let tries = 0; tries < 20; tries += 1) {
    last().breaks();
    await clock.advance(500);
  }
  last().breaks();
  const before = sockets.length;
  online();
  expect(sockets).toHaveLength(before + 1);
});

it('leaves no timer behind after closing', async () => {
  const { clock, wire, last } = await openedWire();
  wire.doubt();
  last().breaks();
  wire.close();
  expect(clock.waiting).toBe(0);
});

it('sends nothing on a closing socket, and fails a request once it is closed', async () => {
  const { wire, last } = await openedWire();
  const socket = last();
  const before = socket.sent.length;
  socket.readyState = WebSocket.CLOSING;
  const requested = wire.ask('leave', {});
  expect(socket.sent).toHaveLength(before);
  socket.breaks();
  await expect(requested).rejects.toMatchObject({ code: 'network' });
});
