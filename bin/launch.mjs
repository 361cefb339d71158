import { spawn } from 'node:child_process';

/** How often the launcher looks whether its own parent (npm) is still there, in ms. */
const PARENT_CHECK_MS = 500;

/**
 * Runs a long-lived child so that it ends with us, however we end: npm alone gets SIGTERM,
 * the whole group gets SIGINT, or we are killed. The child ends itself when our channel closes.
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
    // npm passes no signal on: it just disappears.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
