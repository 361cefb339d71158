import { PeerConnection } from 'node-datachannel';
import type { RtcConfig } from 'node-datachannel';

/** Callbacks of one side's connection. */
export interface SideListener {
  /** Our local description: an offer to a receiving peer, an answer to a sending one. */
  readonly described: (sdp: string) => void;
  readonly candidate: (candidate: string, mid: string) => void;
  /** Called once. */
  readonly lost: () => void;
}

/**
 * The connection of one side of a peer. After its owner closes it, no callback is called: a late
 * `lost` would be mistaken for the loss of its replacement.
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
      // The candidate is for a closing connection; an open one can use its other candidates.
    }
  }

  close(): void {
    this.#isClosed = true;
    this.native.close();
  }
}
