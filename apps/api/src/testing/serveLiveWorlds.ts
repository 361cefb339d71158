// The built-in live provider alone, for the contract suite that runs in a browser: any number of
// worlds apart from each other, each with a clock of its own and faults by request.
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MEDIA_SOCKET_PATH, MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { LiveTokens } from '#providers/live/embedded/LiveTokens.ts';
import { MediaHub } from '#providers/live/embedded/MediaHub.ts';
import { MessageHub } from '#providers/live/embedded/MessageHub.ts';
import type { SocketHub } from '#providers/live/embedded/serveLiveSockets.ts';
import { SfuProcess } from '../sfu/SfuProcess.ts';

const START = Date.UTC(2026, 10, 22);
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

interface Control {
  readonly act: 'token' | 'cut' | 'heal' | 'ban' | 'pass' | 'killSfu' | 'allow';
  readonly uid?: Uid;
  readonly ms?: number;
  readonly mayPublish?: boolean;
}

/** One world: its hubs, its time, and who is cut off. */
class LiveWorld {
  readonly #clock = new SettableClock(new Date(START));
  readonly #tokens = new LiveTokens('secret of the test', this.#clock);
  readonly #deps = { clock: this.#clock, tokens: this.#tokens, report: console.error };
  readonly messages = new MessageHub(this.#deps);
  readonly media: MediaHub;
  readonly #sockets = new Map<WebSocket, Uid | undefined>();
  readonly #cut = new Set<Uid>();

  constructor(sfu: () => SfuProcess) {
    this.media = new MediaHub(this.#deps, (message) => sfu().send(message));
  }

  take(socket: WebSocket, hub: SocketHub): void {
    const handler = hub.connect({
      send: (text) => socket.send(text),
      close: () => socket.close(),
    });
    this.#sockets.set(socket, undefined);
    socket.on('message', (data) => {
      const text = String(data as Buffer);
      const { token } = JSON.parse(text) as { token?: string };
      if (token !== undefined) this.#sockets.set(socket, uidOf(token));
      const uid = this.#sockets.get(socket);
      if (uid !== undefined && this.#cut.has(uid)) socket.terminate();
      else handler.receive(text);
    });
    socket.on('close', () => {
      this.#sockets.delete(socket);
      handler.closed();
    });
  }

  control({ act, uid = 0, ms = HOUR_MS, mayPublish = true }: Control): string {
    switch (act) {
      case 'token':
        return this.#tokens.issue({ uid, channel: 'room', mayPublish, mayDirect: true }, ms);
      case 'cut':
        this.#cut.add(uid);
        for (const [socket, owner] of this.#sockets) if (owner === uid) socket.terminate();
        return '';
      case 'heal':
        this.#cut.delete(uid);
        return '';
      case 'ban':
        this.messages.ban(uid);
        this.media.ban(uid);
        return '';
      case 'allow':
        this.media.setMayPublish(uid, mayPublish);
        return '';
      case 'pass':
        for (let passed = 0; passed < ms; passed += SECOND_MS) {
          this.#clock.advance(Math.min(SECOND_MS, ms - passed));
          this.messages.sweep();
          this.media.sweep();
        }
        return '';
      case 'killSfu':
        return '';
    }
  }
}

function uidOf(token: string): Uid | undefined {
  const body = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  return (JSON.parse(body) as { uid?: Uid }).uid;
}

const worlds = new Map<string, LiveWorld>();
const sfu: SfuProcess = new SfuProcess(
  {},
  {
    message: (message) => {
      for (const world of worlds.values()) world.media.fromSfu(message);
    },
    restarted: () => {
      for (const world of worlds.values()) world.media.sfuRestarted();
    },
  },
);

/** `/world-7/api/…` is the path `/api/…` in the world of that name. */
function placeOf(request: IncomingMessage): { world: LiveWorld; path: string } {
  const [, name = '', ...rest] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
  const known = worlds.get(name) ?? new LiveWorld(() => sfu);
  worlds.set(name, known);
  return { world: known, path: `/${rest.join('/')}` };
}

const server: Server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { world } = placeOf(request);
    const control = JSON.parse(body) as Control;
    if (control.act === 'killSfu' && sfu.pid !== undefined) process.kill(sfu.pid, 'SIGKILL');
    response.end(world.control(control));
  });
});
const sockets = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, socket, head) => {
  const { world, path } = placeOf(request);
  const hub = { [MESSAGING_SOCKET_PATH]: world.messages, [MEDIA_SOCKET_PATH]: world.media }[path];
  if (!hub) socket.destroy();
  else sockets.handleUpgrade(request, socket, head, (client) => world.take(client, hub));
});
sfu.start();
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => {
  void sfu.stop().then(() => process.exit(0));
});
