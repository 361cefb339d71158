import { spawn } from 'node:child_process';

import { whenEnded } from './starters.mjs';

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
    whenEnded(() => child.kill('SIGTERM'));
    // Ctrl+C reaches the whole group: the child stops itself, we wait for it.
    process.on('SIGINT', () => {});
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
