import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { FromSfu, ToSfu } from './protocol.ts';

/** The server's callbacks for its SFU process. */
export interface SfuListener {
  readonly message: (message: FromSfu) => void;
  /** A new process has taken over; all previous connections are gone. */
  readonly restarted: () => void;
}

/** Pause in ms before restarting a process that exited at once, so that a broken one does not spin. */
const RESTART_PAUSE_MS = 200;
/** Ms of uptime after which a process is restarted without a pause. */
const LIVED_MS = 1000;
/** Ms that a process has to exit by itself. */
const END_MS = 1000;
/** Ms after which a running process gets a spare; later than the first members of a room join. */
const SPARE_AFTER_MS = 10_000;
const MAIN = path.join(import.meta.dirname, 'main.ts');

/**
 * Keeps one SFU process running until it is stopped, with a started spare next to it. If the first
 * dies, the spare takes over without the delay of a process start.
 */
export class SfuProcess {
  readonly #env: Readonly<Record<string, string>>;
  readonly #listener: SfuListener;
  readonly #spareAfterMs: number;
  #child: ChildProcess | undefined;
  /** The spare, once it has reported that it is ready. */
  #spare: ChildProcess | undefined;
  #spareTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #all = new Set<ChildProcess>();
  #isStopped = false;
  #hasBegun = false;
  #hasStarted = false;

  /** @param env environment variables of the process, in addition to `PATH` */
  constructor(
    env: Readonly<Record<string, string>>,
    listener: SfuListener,
    spareAfterMs = SPARE_AFTER_MS,
  ) {
    this.#env = env;
    this.#listener = listener;
    this.#spareAfterMs = spareAfterMs;
  }

  /** The running process; undefined between two processes. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The spare process that is ready to take over, if any. */
  get sparePid(): number | undefined {
    return this.#spare?.pid;
  }

  /** Starts the process unless it was started before. */
  ensure(): void {
    if (!this.#hasBegun && !this.#isStopped) this.start();
  }

  start(): void {
    this.#hasBegun = true;
    const startedAt = performance.now();
    const child = this.#fork();
    this.#child = child;
    child.once('exit', () => this.#replace(child, performance.now() - startedAt));
  }

  /** Sends a message. It is lost while no process runs; the listener starts over after `restarted`. */
  send(message: ToSfu): void {
    if (this.#child?.connected === true) this.#child.send(message);
  }

  /** Ends all processes and waits for them to exit. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#spareTimer);
    await Promise.all(Array.from(this.#all, end));
  }

  #fork(): ChildProcess {
    const child = fork(MAIN, {
      env: { PATH: process.env['PATH'], ...this.#env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#all.add(child);
    child.on('message', (message: FromSfu) => {
      if (child === this.#child) this.#hear(message);
      else if (message.type === 'ready') this.#spare = child;
    });
    child.on('error', () => undefined);
    child.once('exit', () => this.#all.delete(child));
    return child;
  }

  #hear(message: FromSfu): void {
    if (message.type === 'ready') {
      if (this.#hasStarted) this.#listener.restarted();
      this.#hasStarted = true;
      this.#spareLater();
    }
    this.#listener.message(message);
  }

  #replace(child: ChildProcess, livedMs: number): void {
    if (child !== this.#child) return;
    this.#child = undefined;
    // Whether it was ready or not, messages sent to it are lost, so the next one counts as a restart.
    this.#hasStarted = true;
    if (this.#isStopped) return;
    const spare = this.#spare;
    if (spare?.connected !== true) {
      setTimeout(() => !this.#isStopped && this.start(), livedMs > LIVED_MS ? 0 : RESTART_PAUSE_MS)
        // A server that shuts down does not wait for it.
        .unref();
      return;
    }
    this.#spare = undefined;
    this.#child = spare;
    const startedAt = performance.now();
    spare.once('exit', () => this.#replace(spare, performance.now() - startedAt));
    this.#hear({ type: 'ready' });
  }

  #spareLater(): void {
    clearTimeout(this.#spareTimer);
    this.#spareTimer = setTimeout(() => {
      if (this.#isStopped || this.#spare !== undefined) return;
      const spare = this.#fork();
      spare.once('exit', () => {
        if (spare !== this.#spare) return;
        this.#spare = undefined;
        if (!this.#isStopped) this.#spareLater();
      });
    }, this.#spareAfterMs).unref();
  }
}

/** Closes the process's channel, which makes it exit, and waits until it is gone. */
function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const kill = setTimeout(() => child.kill('SIGKILL'), END_MS);
    child.once('exit', () => {
      clearTimeout(kill);
      resolve();
    });
    if (child.connected) child.disconnect();
  });
}
