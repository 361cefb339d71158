import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    return false;
  }
};

/** Waits until a server answers its health check; gives up after 60 s. */
export const untilReady = async (origin: string): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isReady(origin)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${origin} did not become ready within 60 s`);
};

export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The real server with demo data on a fresh folder; `env` may name a database. */
export const startRostra = async (env: Record<string, string> = {}): Promise<RunningServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostra-bench-'));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--conditions=rostra-source', '--disable-warning=ExperimentalWarning', 'apps/api/src/main.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: folder,
        RATE_LIMIT_FACTOR: '0',
        LOG_LEVEL: 'error',
        ...env,
      },
    },
  );
  const origin = `http://localhost:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.race([
      untilReady(origin),
      ended.then(() => Promise.reject(new Error('The server ended before it was ready'))),
    ]);
  } catch (error) {
    // A late one would distort the next measurement.
    await stop();
    throw error;
  }
  return { origin, stop };
};
