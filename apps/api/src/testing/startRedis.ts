import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

const PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) =>
  existsSync(path),
);

/** True if this machine has Redis (Debian's package `redis-server`). */
export const hasRedis = PROGRAM !== undefined;

/** A Redis of one test file, without a file of its own. */
export interface TestRedis {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts Redis on a free port; resolves when it accepts connections. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const server = spawn(PROGRAM ?? 'redis-server', settings, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('Ready to accept connections')) break;
  }
  server.stdout.resume();
  return { url: `redis://127.0.0.1:${port}`, stop: () => end(server) };
}

async function end(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
