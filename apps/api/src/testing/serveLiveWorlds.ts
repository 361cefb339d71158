// The built-in live provider alone, for the contract suite that runs in a browser: any number of
// worlds apart from each other, each with a clock of its own and faults by request.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PRESENCE_TICK_MS } from '@rostra/contract/live';
import { serveLiveSockets } from '#providers/live/embedded/serveLiveSockets.ts';
import { SfuProcess } from '../sfu/SfuProcess.ts';
import { LiveWorld } from './LiveWorld.ts';
import type { LiveControl } from './LiveWorld.ts';

const worlds = new Map<string, LiveWorld>();
const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);
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
  const world = worlds.get(name) ?? new LiveWorld(report, (message) => sfu.send(message));
  worlds.set(name, world);
  return { world, path: `/${rest.join('/')}` };
}

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const control = JSON.parse(body) as LiveControl;
    if (control.act === 'killSfu' && sfu.pid !== undefined) process.kill(sfu.pid, 'SIGKILL');
    response.setHeader('access-control-allow-origin', '*');
    response.end(placeOf(request).world.control(control));
  });
});
serveLiveSockets(server, (request) => {
  const { world, path } = placeOf(request);
  return world.hub(path) ?? 403;
});
sfu.start();
setInterval(() => {
  for (const world of worlds.values()) world.tick();
}, PRESENCE_TICK_MS);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => void sfu.stop().then(() => process.exit(0)));
