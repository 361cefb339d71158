import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { MediaSource } from '../MediaSource.ts';
import type { ToSfu } from '../protocol.ts';
import { TrackRecorder } from './TrackRecorder.ts';

type Order = Extract<ToSfu, { type: 'record' }>;

interface PeerRecording {
  readonly order: Order;
  readonly startedMs: number;
  readonly tracks: TrackRecorder[];
}

const NOTHING: ReadonlySet<Promise<void>> = new Set();

/** Records the peers' sources into the folder that the server names. */
export class RecordingManager {
  readonly #peers = new Map<string, PeerRecording>();
  /** Files that are being closed, by folder. */
  readonly #closing = new Map<string, Set<Promise<void>>>();
  readonly #failed: (folder: string, message: string) => void;

  /** @param failed receives the folder of a track that can't be written any further, and the reason */
  constructor(failed: (folder: string, message: string) => void) {
    this.#failed = failed;
  }

  /** Starts recording a peer's current and future sources. */
  begin(order: Order, sources: readonly MediaSource[]): void {
    if (this.#peers.get(order.peer)?.order.folder === order.folder) return;
    this.end(order.peer);
    const startedMs = performance.now() - order.elapsedMs;
    this.#peers.set(order.peer, { order, startedMs, tracks: [] });
    for (const source of sources) this.take(order.peer, source);
  }

  /** Records a peer's new source. */
  take(peer: string, source: MediaSource): void {
    const recording = this.#peers.get(peer);
    if (!recording) return;
    const { order, startedMs, tracks } = recording;
    const { kind, codec } = source;
    const fromMs = Math.max(0, Math.round(performance.now() - startedMs));
    const file = path.join(order.folder, `${order.uid}-${kind}-${randomUUID().slice(0, 8)}.rtp`);
    const head = { uid: order.uid, kind, codec, fromMs };
    const failed = (message: string): void => this.#failed(order.folder, message);
    tracks.push(new TrackRecorder(source, { file, head, startedMs, failed }));
  }

  /** Ends the files of a peer's sources; it may publish again. Call it before closing its connection. */
  leave(peer: string): void {
    const recording = this.#peers.get(peer);
    if (!recording) return;
    const { folder } = recording.order;
    const closing = this.#closing.get(folder) ?? new Set();
    this.#closing.set(folder, closing);
    for (const track of recording.tracks.splice(0)) {
      const closed = track.close().finally(() => closing.delete(closed));
      closing.add(closed);
    }
  }

  /** Stops recording a peer. */
  end(peer: string): void {
    this.leave(peer);
    this.#peers.delete(peer);
  }

  /** Stops all recording into a folder; resolves when its files are complete. */
  async stop(folder: string): Promise<void> {
    for (const [peer, { order }] of this.#peers) if (order.folder === folder) this.end(peer);
    await Promise.all(this.#closing.get(folder) ?? NOTHING);
    this.#closing.delete(folder);
  }
}
