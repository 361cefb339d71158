import { PeerConnection } from 'node-datachannel';
import type { RtcConfig } from 'node-datachannel';

/** What a side tells of its connection. */
export interface SideListener {
  /** Our own description: an offer to those who receive, an answer to those who send. */
  readonly described: (sdp: string) => void;
  readonly candidate: (candidate: string, mid: string) => void;
  /** Told once. */
  readonly lost: () => void;
}

/**
 * The connection of one side of a peer. Closed by its owner, it says nothing more: its end, told late,
 * would be taken for the end of the one that has come in its place.
 */
export class SideConnection {
  readonly native: PeerConnection;
  #isClosed = false;

  constructor(name: string, config: RtcConfig, listener: SideListener) {
    this.native = new PeerConnection(name, config);
    this.native.onLocalDescription((sdp) => {
      if (!this.#isClosed) listener.described(sdp);
    });
    this.native.onLocalCandidate((candidate, mid) => {
      if (!this.#isClosed) listener.candidate(candidate, mid);
    });
    this.native.onStateChange((state) => {
      if (this.#isClosed || (state !== 'failed' && state !== 'closed')) return;
      this.#isClosed = true;
      listener.lost();
    });
  }

  addCandidate(candidate: string, mid: string): void {
    try {
      this.native.addRemoteCandidate(candidate, mid);
    } catch {
      // An address for a connection that is ending; one that lives finds its way by the others.
    }
  }

  close(): void {
    this.#isClosed = true;
    this.native.close();
  }
}
