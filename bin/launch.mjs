import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How often the launcher looks whether those who started it are still there, in ms. */
const PARENT_CHECK_MS = 500;

/** The parent of a process where the system tells it (Linux). */
const parentOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
};

/**
 * Who started us: our parent, and npm above the shell that npm puts between. They pass no signal
 * on when they are killed: they just disappear.
 */
const starters = () => [
  process.ppid,
  ...(process.env.npm_lifecycle_event === undefined ? [] : [parentOf(process.ppid)]),
];

/**
 * Runs a long-lived child so that it ends with us, however we end: npm alone gets SIGTERM or is
 * killed, the whole group gets SIGINT, or we are killed. The child ends itself when our channel
 * closes.
 * @returns {Promise<number>} the child's exit code
 */
export const launch = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const stop = () => child.kill('SIGTERM');
    process.on('SIGTERM', stop);
    process.on('SIGHUP', stop);
    // Ctrl+C reaches the whole group: the child stops itself, we wait for it.
    process.on('SIGINT', () => {});
    const first = starters().join();
    setInterval(() => starters().join() !== first && stop(), PARENT_CHECK_MS).unref();
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
