import type { RecordingFailure } from '@rostra/contract/live';
import type { ToSfu } from '../../../sfu/protocol.ts';
import type { LiveRecorder } from '../LiveProvider.ts';
import type { MediaSession } from './MediaSession.ts';

/** Ms for the media process to close its files; one that died closes none. */
const STOP_MS = 2000;

interface Run {
  readonly folder: string;
  readonly failed: (reason: RecordingFailure) => void;
  /** Monotonic time. */
  readonly startedMs: number;
}

/** Makes the media process record the senders in a channel. */
export class EmbeddedRecorder implements LiveRecorder {
  readonly #sessions: ReadonlyMap<number, MediaSession>;
  readonly #toSfu: (message: ToSfu) => void;
  readonly #runs = new Map<string, Run>();
  /** Callbacks waiting until the files of a folder are complete. */
  readonly #waiting = new Map<string, () => void>();

  constructor(sessions: ReadonlyMap<number, MediaSession>, toSfu: (message: ToSfu) => void) {
    this.#sessions = sessions;
    this.#toSfu = toSfu;
  }

  start(channel: string, folder: string, failed: Run['failed']): void {
    this.#runs.set(channel, { folder, failed, startedMs: performance.now() });
    for (const session of this.#sessions.values()) this.opened(session);
  }

  async stop(channel: string): Promise<void> {
    const run = this.#runs.get(channel);
    if (run === undefined) return;
    this.#runs.delete(channel);
    const { folder } = run;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.whole(folder), STOP_MS);
      this.#waiting.set(folder, () => {
        clearTimeout(timer);
        resolve();
      });
      this.#toSfu({ type: 'stopRecord', folder });
    });
  }

  /** Handles a session's opened connections: it may send from now on. */
  opened({ key, claims }: MediaSession): void {
    const run = this.#runs.get(claims.channel);
    if (run === undefined) return;
    const elapsedMs = performance.now() - run.startedMs;
    this.#toSfu({ type: 'record', peer: key, folder: run.folder, uid: claims.uid, elapsedMs });
  }

  /** Handles the completed files of a folder. */
  whole(folder: string): void {
    this.#waiting.get(folder)?.();
    this.#waiting.delete(folder);
  }

  /** Handles a track of a folder that can't be written: the disk is full, or too slow. */
  failed(folder: string): void {
    for (const run of this.#runs.values()) if (run.folder === folder) run.failed('disk_full');
  }

  /** The media process has restarted: open files end where they were cut. */
  restarted(): void {
    for (const folder of this.#waiting.keys()) this.whole(folder);
  }
}
