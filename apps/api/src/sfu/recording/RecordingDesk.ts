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

/** Nothing is being closed. */
const NOTHING: ReadonlySet<Promise<void>> = new Set();

/** Records what peers send, into the folder that the server names. */
export class RecordingDesk {
  readonly #peers = new Map<string, PeerRecording>();
  /** Files that are being closed, by folder. */
  readonly #closing = new Map<string, Set<Promise<void>>>();
  readonly #problem: (message: string) => void;

  constructor(problem: (message: string) => void) {
    this.#problem = problem;
  }

  /** Records a peer from now on: what it sends already, and what it will send. */
  begin(order: Order, sources: readonly MediaSource[]): void {
    if (this.#peers.get(order.peer)?.order.folder === order.folder) return;
    this.end(order.peer);
    const startedMs = performance.now() - order.elapsedMs;
    this.#peers.set(order.peer, { order, startedMs, tracks: [] });
    for (const source of sources) this.take(order.peer, source);
  }

  /** A peer sends something new. */
  take(peer: string, source: MediaSource): void {
    const recording = this.#peers.get(peer);
    if (!recording) return;
    const { order, startedMs, tracks } = recording;
    const { kind, codec } = source;
    const fromMs = Math.max(0, Math.round(performance.now() - startedMs));
    const file = path.join(order.folder, `${order.uid}-${kind}-${randomUUID().slice(0, 8)}.rtp`);
    const head = { uid: order.uid, kind, codec, fromMs };
    tracks.push(new TrackRecorder(source, { file, head, startedMs, failed: this.#problem }));
  }

  /** What a peer sent has ended; it may send anew. To be called before its connection is closed. */
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

  /** A peer is gone, or not recorded any more. */
  end(peer: string): void {
    this.leave(peer);
    this.#peers.delete(peer);
  }

  /** Ends everything that is written into a folder; resolves when its files are whole. */
  async stop(folder: string): Promise<void> {
    for (const [peer, { order }] of this.#peers) if (order.folder === folder) this.end(peer);
    await Promise.all(this.#closing.get(folder) ?? NOTHING);
    this.#closing.delete(folder);
  }
}
