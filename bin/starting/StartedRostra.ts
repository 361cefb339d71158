import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** How often a condition is looked at, and for how long at most, in ms. */
const LOOK_MS = 50;
const PATIENCE_MS = 100_000;

/** Waits until a condition holds. */
export const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`Waited in vain until ${what}`);
};

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const environmentOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
};

/** Returns the processes started with this data folder, regardless of their current parent. */
export const processesOf = (dataDir: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environmentOf(pid).includes(`DATA_DIR=${dataDir}\0`))
    .map(Number)
    .filter((pid) => pid !== process.pid);

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

/** One `npm start` in a process group of its own. */
export class StartedRostra {
  readonly npm: ChildProcess;
  readonly origin: string;
  readonly dataDir: string;
  output = '';
  exitCode: number | undefined;

  constructor(options: { port: number; dataDir: string; env?: Record<string, string> }) {
    this.dataDir = options.dataDir;
    this.origin = `http://localhost:${options.port}`;
    this.npm = spawn('npm', ['start'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(options.port),
        DATA_DIR: options.dataDir,
        NO_COLOR: '1',
        ...options.env,
      },
    });
    const read = (chunk: Buffer): void => {
      this.output += chunk.toString();
    };
    this.npm.stdout?.on('data', read);
    this.npm.stderr?.on('data', read);
    this.npm.once('exit', (code) => {
      this.exitCode = code ?? 1;
    });
  }

  async isReady(): Promise<boolean> {
    if (this.exitCode !== undefined) throw new Error(`npm start ended:\n${this.output}`);
    try {
      return (await fetch(`${this.origin}/healthz`)).status === 200;
    } catch {
      return false;
    }
  }

  ready(): Promise<void> {
    return until(`${this.origin} is ready`, () => this.isReady());
  }

  ended(): Promise<void> {
    return until(`npm start ended; it printed:\n${this.output}`, () => this.exitCode !== undefined);
  }

  /** Resolves when none of its processes is left, including orphans. */
  gone(): Promise<void> {
    return until('no process is left', () => processesOf(this.dataDir).length === 0);
  }

  /** The process that runs the server itself. */
  serverPid(): number {
    const pid = processesOf(this.dataDir).find(
      (one) => commandOf(one).includes('apps/api/src/main.ts') && !commandOf(one).includes('npm'),
    );
    if (pid === undefined) throw new Error('No server process was found');
    return pid;
  }

  /** Ends every remaining process, so that one failed test does not disturb the next. */
  killAll(): void {
    for (const pid of processesOf(this.dataDir)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended in the meantime.
      }
    }
  }
}
