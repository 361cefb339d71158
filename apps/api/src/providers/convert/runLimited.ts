import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { folderBytes } from './folderBytes.ts';

/** Ms between two checks of a process's output files. */
const LOOK_MS = 250;
/** Number of characters kept from a process's output: the last ones. */
const WORDS_MAX = 4000;

/** A process that works on files from strangers. */
export interface LimitedRun {
  readonly command: string;
  readonly args: readonly string[];
  /** Its whole environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** The folder it writes to, watched while it runs. */
  readonly folder: string;
  /** Maximum number of bytes in that folder. */
  readonly folderBytes: number;
}

/** The reason of its end: its own exit, or ours because its time or space was used up. */
export interface RunEnd {
  readonly reason: 'ended' | 'too_slow' | 'too_large';
  /** Null if a signal ended it. */
  readonly code: number | null;
  /** The last output on both of its streams. */
  readonly output: string;
  readonly errors: string;
}

/**
 * Runs a process in a group of its own. When it has ended, or its time or space is used up, the
 * whole group is killed, so no child process survives.
 *
 * @throws Error when it cannot be started
 */
export function runLimited(run: LimitedRun): Promise<RunEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(run.command, run.args, {
      cwd: run.folder,
      env: { ...run.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = lastWords(child.stdout);
    const errors = lastWords(child.stderr);
    let reason: RunEnd['reason'] = 'ended';
    const stop = (why: RunEnd['reason']): void => {
      if (reason === 'ended') reason = why;
      killGroup(child);
    };
    const timer = setTimeout(() => stop('too_slow'), run.timeoutMs);
    const look = setInterval(() => {
      void folderBytes(run.folder).then((bytes) => {
        if (bytes > run.folderBytes) stop('too_large');
      });
    }, LOOK_MS);
    const done = (): void => {
      clearTimeout(timer);
      clearInterval(look);
      killGroup(child);
      // A grandchild that left the group may hold the pipes open.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      if (signal === 'SIGXFSZ' && reason === 'ended') reason = 'too_large';
      // Output written before the exit may still be in the pipes.
      setImmediate(() => {
        done();
        resolve({ reason, code, output: output(), errors: errors() });
      });
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of the group has ended.
  }
}

function lastWords(stream: NodeJS.ReadableStream): () => string {
  let words = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    words = (words + text).slice(-WORDS_MAX);
  });
  stream.on('error', () => undefined);
  return () => words;
}
