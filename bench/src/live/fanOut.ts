import { setTimeout as pause } from 'node:timers/promises';
import { HEARTBEAT_MS, MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import { WebSocket } from 'ws';
import { forkServer } from './forkServer.ts';
import type { ForkedServer } from './forkServer.ts';
import type { Measure } from './Measure.ts';
import { coresOf } from './processCpu.ts';

/** Issue 3 and live-media A4. */
const SOCKETS = 5000;
const MESSAGES_A_SECOND = 10;
const MAX_CORES = 0.5;

const SECONDS = 10;
const WAYS_IN = 50;
const DELIVERY_MS = 20_000;
const MESSAGE = 'A question of ordinary length to all who listen, as people write them in a chat.';

/** The crowd, and what all of it has heard. */
interface Crowd {
  heard: number;
  /** Number of connections closed by the server: on a busy machine, heartbeats arrive too late. */
  lost: number;
  readonly sockets: WebSocket[];
}

/** An audience member: logged in, in the channel, counting received messages. */
function listen(crowd: Crowd, url: string, uid: number, token: string, channel: string) {
  return new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ id: 1, call: 'login', uid, token })));
    let answers = 0;
    socket.on('message', (data: Buffer) => {
      if (answers === 2) {
        // Signs of life are answered too, and are no messages of the room.
        if (data.length > MESSAGE.length) crowd.heard += 1;
        return;
      }
      const frame = data.toString();
      if (frame.includes('"error"')) reject(new Error(frame));
      answers += 1;
      if (answers === 2) {
        crowd.sockets.push(socket);
        socket.once('close', () => (crowd.lost += 1));
        resolve();
      } else socket.send(JSON.stringify({ id: 2, call: 'join', channel, attributes: {} }));
    });
  });
}

async function fill(server: ForkedServer, crowd: Crowd): Promise<void> {
  const requested = server.hears();
  server.process.send({ send: 'tokens', count: SOCKETS });
  const { channel, tokens } = (await requested) as { channel: string; tokens: readonly string[] };
  const url = `ws://127.0.0.1:${server.port}${MESSAGING_SOCKET_PATH}`;
  let next = 0;
  const enter = async (): Promise<void> => {
    for (let at = next++; at < tokens.length; at = next++) {
      await listen(crowd, url, at + 1, tokens[at] ?? '', channel);
    }
  };
  await Promise.all(Array.from({ length: WAYS_IN }, enter));
}

/** Sends heartbeats as clients do, spread over their interval. */
function keepAlive({ sockets }: Crowd): () => void {
  const BEATS = 100;
  let beat = 0;
  const timer = setInterval(() => {
    for (let at = beat % BEATS; at < sockets.length; at += BEATS) {
      sockets[at]?.send(JSON.stringify({ ping: beat }));
    }
    beat += 1;
  }, HEARTBEAT_MS / BEATS);
  return () => clearInterval(timer);
}

async function speak(server: ForkedServer): Promise<void> {
  const from = performance.now();
  for (let spoken = 0; spoken < SECONDS * MESSAGES_A_SECOND; spoken += 1) {
    server.process.send({ send: 'speak', text: MESSAGE });
    const due = from + ((spoken + 1) * 1000) / MESSAGES_A_SECOND;
    await pause(Math.max(0, due - performance.now()));
  }
}

/** Cores of the hub's process while the server speaks to a full room. */
export async function measureFanOut(): Promise<readonly Measure[]> {
  const server = await forkServer('serveCrowdedHub.ts');
  const crowd: Crowd = { heard: 0, lost: 0, sockets: [] };
  // From the first one on: filling takes longer than the server waits for a sign of life.
  const rest = keepAlive(crowd);
  try {
    await fill(server, crowd);
    server.process.send({ send: 'open' });
    const spoken = SECONDS * MESSAGES_A_SECOND;
    const used = await coresOf(server.pid, async () => {
      const from = performance.now();
      await speak(server);
      // Messages still in transit count for the same process.
      while (crowd.heard < spoken * SOCKETS && performance.now() - from < DELIVERY_MS) {
        await pause(10);
      }
    });
    if (crowd.heard !== spoken * SOCKETS) {
      throw new Error(
        `${crowd.heard} of ${spoken * SOCKETS} messages arrived, ${crowd.lost} lines were lost`,
      );
    }
    return [
      {
        name: 'fan_out_5000_sockets_10_messages',
        value: used,
        unit: 'cores',
        goal: MAX_CORES,
        bound: 'most',
      },
    ];
  } finally {
    rest();
    for (const socket of crowd.sockets) socket.terminate();
    await server.stop();
  }
}
