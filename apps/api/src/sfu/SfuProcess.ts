import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { FromSfu, ToSfu } from './protocol.ts';

/** What the server hears of its SFU. */
export interface SfuListener {
  readonly message: (message: FromSfu) => void;
  /** A new process has taken over: nothing of the old connections is left. */
  readonly restarted: () => void;
}

/** Ms until a process that ended at once is started again, so that a broken one does not spin. */
const RESTART_PAUSE_MS = 200;
/** A process that has lived so many ms is started again without a pause. */
const LIVED_MS = 1000;
/** Ms that a process has to end by itself. */
const END_MS = 1000;
const MAIN = path.join(import.meta.dirname, 'main.ts');

/** Keeps one SFU process running until it is stopped. */
export class SfuProcess {
  readonly #env: Readonly<Record<string, string>>;
  readonly #listener: SfuListener;
  #child: ChildProcess | undefined;
  #isStopped = false;
  #hasBegun = false;
  #hasStarted = false;

  /** @param env what the process reads its settings from, beside the path */
  constructor(env: Readonly<Record<string, string>>, listener: SfuListener) {
    this.#env = env;
    this.#listener = listener;
  }

  /** The process that runs now; undefined between two. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it when it was never started. */
  ensure(): void {
    if (!this.#hasBegun && !this.#isStopped) this.start();
  }

  start(): void {
    this.#hasBegun = true;
    const startedAt = performance.now();
    const child = fork(MAIN, {
      env: { PATH: process.env['PATH'], ...this.#env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message: FromSfu) => {
      if (message.type === 'ready' && this.#hasStarted) this.#listener.restarted();
      if (message.type === 'ready') this.#hasStarted = true;
      this.#listener.message(message);
    });
    child.on('error', () => undefined);
    child.once('exit', () => {
      this.#child = undefined;
      // Ready or not, what it was told is lost with it.
      this.#hasStarted = true;
      if (this.#isStopped) return;
      const hasLived = performance.now() - startedAt > LIVED_MS;
      setTimeout(() => !this.#isStopped && this.start(), hasLived ? 0 : RESTART_PAUSE_MS).unref();
    });
  }

  /** Lost while no process runs: those who are told of the restart begin anew. */
  send(message: ToSfu): void {
    if (this.#child?.connected === true) this.#child.send(message);
  }

  /** Ends the process and waits until it is gone. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const child = this.#child;
    if (!child) return;
    await new Promise<void>((resolve) => {
      const kill = setTimeout(() => child.kill('SIGKILL'), END_MS);
      child.once('exit', () => {
        clearTimeout(kill);
        resolve();
      });
      if (child.connected) child.disconnect();
    });
  }
}
