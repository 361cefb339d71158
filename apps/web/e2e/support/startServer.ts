import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { journeyRun } from './journeyRun.ts';
import type { ClockMove } from './movableClock.ts';

/** Longest wait for a start on a busy machine, in ms. */
const READY_WITHIN_MS = 180_000;
/** The media process, by its program. */
const MEDIA_PROGRAM = 'src/sfu/main.ts';
const MOVABLE_CLOCK = pathToFileURL(join(import.meta.dirname, 'movableClock.ts')).href;

export interface RunningServer {
  readonly origin: string;
  /** Folder in which it looks for themes while it runs. */
  readonly themesFolder: string;
  readonly stop: () => Promise<void>;
  /** Ends the process; `goOn` starts it again. */
  readonly pause: () => Promise<void>;
  /** Starts it again over the same data. */
  readonly goOn: () => Promise<void>;
  /** Ends the media child process, as a crash does. */
  readonly killMedia: () => Promise<void>;
  /**
   * Moves the server's clock forward by this many ms at once. Members in a room then count as silent
   * for that long, and their connection is closed.
   */
  readonly passTime: (ms: number) => Promise<void>;
}

/**
 * Starts the real server on a free port over a copy of the run's data folder, without rate limits. For
 * journeys that end it, end its media process, or move its clock; all others share one.
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  dataFolder = journeyRun().dataFolder,
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'rostra-e2e-'));
  const themesFolder = join(folder, 'themes');
  await cp(dataFolder, folder, { recursive: true });
  await mkdir(themesFolder);
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: 'localhost',
    PUBLIC_ORIGIN: origin,
    DATA_DIR: folder,
    THEMES_DIR: themesFolder,
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'error',
    ...env,
  };
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  let child: ChildProcess;
  let aheadMs = 0;
  try {
    child = await launch(origin, settings);
  } catch (error) {
    await removeFolder();
    throw error;
  }
  return {
    origin,
    themesFolder,
    stop: async () => {
      await end(child);
      await removeFolder();
    },
    pause: () => end(child),
    goOn: async () => {
      child = await launch(origin, settings);
      await setClock(child, aheadMs);
    },
    killMedia: async () => {
      process.kill(await mediaOf(child.pid ?? 0), 'SIGKILL');
    },
    passTime: async (ms) => {
      aheadMs += ms;
      await setClock(child, aheadMs);
    },
  };
}

/** Starts one server process, and resolves once it responds. */
async function launch(origin: string, settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=rostra-source', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '../../../api'),
    // The channel carries the time, and its end shows that this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Not for its own children, such as the media process.
    env: { ...process.env, ...settings, NODE_OPTIONS: `--import=${MOVABLE_CLOCK}` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  }
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await answers(`${origin}/healthz`))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await end(child);
      throw new Error(`The server did not get ready:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return child;
}

/** Sets how far its clock is ahead of the machine's, and waits for the change. */
async function setClock(child: ChildProcess, clockAheadMs: number): Promise<void> {
  const isSet = once(child, 'message');
  child.send({ clockAheadMs } satisfies ClockMove);
  await isSet;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}

/** Finds a server's media process in the system's list of its children. */
async function mediaOf(server: number): Promise<number> {
  const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8');
  for (const child of children.trim().split(' ')) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8');
    if (command.includes(MEDIA_PROGRAM)) return Number(child);
  }
  throw new Error('The server has no media process');
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Returns a TCP port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
