import { spawn } from 'node:child_process';
import path from 'node:path';

import type { Command } from './commands.ts';

/** Maximum ms of a run: a fault may make a test wait forever, while no level takes that long. */
const LIMIT_MS = 15 * 60_000;
const KEPT_LINES = 40;

export interface Ran {
  readonly failed: boolean;
  readonly seconds: number;
  /** The last lines printed. */
  readonly printed: string;
}

/** Runs a command of the scratch copy to its end; one that exceeds the limit has failed. */
export function runCommand(folder: string, { cwd, args }: Command): Promise<Ran> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn('pnpm', ['exec', ...args], {
      cwd: path.join(folder, cwd),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    // The whole group: a test's browsers and servers are children of children.
    const end = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(end, LIMIT_MS);
    process.once('exit', end);
    let printed = '';
    const keep = (chunk: Buffer): void => {
      printed = `${printed}${chunk.toString()}`.slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve({
        failed: code !== 0,
        seconds: Math.round((performance.now() - began) / 1000),
        printed: printed.split('\n').slice(-KEPT_LINES).join('\n'),
      });
    });
  });
}
