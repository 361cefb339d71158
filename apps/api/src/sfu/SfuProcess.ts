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
/** Ms after which a running process gets a spare: not while the first members of a room come. */
const SPARE_AFTER_MS = 10_000;
const MAIN = path.join(import.meta.dirname, 'main.ts');

/**
 * Keeps one SFU process running until it is stopped, and beside it a spare that has started already:
 * when the first dies, media are not away for as long as a process takes to start.
 */
export class SfuProcess {
  readonly #env: Readonly<Record<string, string>>;
  readonly #listener: SfuListener;
  readonly #spareAfterMs: number;
  #child: ChildProcess | undefined;
  /** It has said that it is ready. */
  #spare: ChildProcess | undefined;
  #spareTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #all = new Set<ChildProcess>();
  #isStopped = false;
  #hasBegun = false;
  #hasStarted = false;

  /** @param env what the process reads its settings from, beside the path */
  constructor(
    env: Readonly<Record<string, string>>,
    listener: SfuListener,
    spareAfterMs = SPARE_AFTER_MS,
  ) {
    this.#env = env;
    this.#listener = listener;
    this.#spareAfterMs = spareAfterMs;
  }

  /** The process that runs now; undefined between two. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The one that waits to take over; undefined while none does. */
  get sparePid(): number | undefined {
    return this.#spare?.pid;
  }

  /** Starts it when it was never started. */
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

  /** Lost while no process runs: those who are told of the restart begin anew. */
  send(message: ToSfu): void {
    if (this.#child?.connected === true) this.#child.send(message);
  }

  /** Ends all processes and waits until they are gone. */
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
    // Ready or not, what it was told is lost with it.
    this.#hasStarted = true;
    if (this.#isStopped) return;
    const spare = this.#spare;
    if (spare?.connected !== true) {
      setTimeout(() => !this.#isStopped && this.start(), livedMs > LIVED_MS ? 0 : RESTART_PAUSE_MS)
        // A server that ends does not wait for it.
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

/** Closes its channel, upon which it ends by itself, and waits until it is gone. */
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
