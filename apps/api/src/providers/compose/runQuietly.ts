import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** The lowest priority on this machine. */
const NICE = 10;
const WORDS_MAX = 2000;

/**
 * Runs a program with low priority until it ends.
 *
 * @throws Error with its last output when it fails or takes longer than `timeoutMs`
 */
export function runQuietly(
  program: string,
  args: readonly string[],
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: timeoutMs });
    const end = (): void => void child.kill('SIGKILL');
    process.once('exit', end);
    let words = '';
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (text: string) => {
      words = (words + text).slice(-WORDS_MAX);
    });
    child.once('spawn', () => {
      if (child.pid !== undefined) lower(child.pid);
    });
    child.once('error', (error) => {
      process.off('exit', end);
      reject(error);
    });
    child.once('close', (code, signal) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with ${code ?? signal}: ${words}`));
    });
  });
}

function lower(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
