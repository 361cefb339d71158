import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const TESTING = path.resolve(import.meta.dirname, '../../../apps/api/src/testing');

/** A part of the API in a process of its own. */
export interface ForkedServer {
  readonly process: ChildProcess;
  readonly pid: number;
  readonly port: number;
  /** Resolves with the next message from the process. */
  readonly hears: () => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Starts a file of the API's `testing` that sends its port once it listens. */
export async function forkServer(file: string): Promise<ForkedServer> {
  const server = fork(path.join(TESTING, file), { execArgv: ['--conditions=rostra-source'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const hears = async (): Promise<unknown> => {
    const [message] = (await Promise.race([
      once(server, 'message'),
      ended.then(() => Promise.reject(new Error(`${file} ended`))),
    ])) as [unknown];
    return message;
  };
  const port = Number(await hears());
  return {
    process: server,
    pid: server.pid ?? 0,
    port,
    hears,
    stop: async () => {
      if (server.connected) server.disconnect();
      await ended;
    },
  };
}
