import type { MediaKind } from '@rostra/contract/live';
import type { VideoPreset } from '../../ports/LocalTrack.ts';
import { withMinBitrate } from './withMinBitrate.ts';

const MIME_OF: Readonly<Record<MediaKind, string>> = { audio: 'audio/opus', video: 'video/vp8' };
const KILO = 1000;

/** Signaling callbacks of one side of the SFU. */
export interface Signaling {
  readonly describe: (sdp: string) => void;
  readonly candidate: (candidate: string, mid: string) => void;
  readonly failed: () => void;
  /** Nothing was received from the other side for a while. */
  readonly silent: () => void;
}

/** Allows one codec per kind and no repair streams, as the SFU forwards packets unchanged. */
function onlyCodec(slot: RTCRtpTransceiver, kind: MediaKind): void {
  const all = RTCRtpSender.getCapabilities(kind)?.codecs ?? [];
  slot.setCodecPreferences(all.filter((codec) => codec.mimeType.toLowerCase() === MIME_OF[kind]));
}

/**
 * Sends local candidates and reports a failed connection.
 *
 * @returns a function to call once the other side has our description, before which candidates are useless
 */
export function signal(connection: RTCPeerConnection, signaling: Signaling): () => void {
  let early: RTCIceCandidate[] | undefined = [];
  const pass = ({ candidate, sdpMid }: RTCIceCandidate): void =>
    signaling.candidate(candidate, sdpMid ?? '0');
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate) return;
    if (early) early.push(candidate);
    else pass(candidate);
  });
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') signaling.failed();
    if (connection.connectionState === 'disconnected') signaling.silent();
  });
  return () => {
    const waiting = early ?? [];
    early = undefined;
    for (const candidate of waiting) pass(candidate);
  };
}

/** Returns whether nothing is received from the other side any more. */
export const isSilent = ({ connectionState }: RTCPeerConnection): boolean =>
  connectionState === 'disconnected' || connectionState === 'failed';

/**
 * The connection on which this browser sends.
 * Its two places are offered once. Tracks are exchanged without renegotiation, so a camera click takes effect
 * at once.
 */
export class SendingConnection {
  readonly #connection: RTCPeerConnection;
  readonly #slots: Readonly<Record<MediaKind, RTCRtpTransceiver>>;
  readonly #described: () => void;
  /** The SFU's answer; empty before it. */
  #answer = '';
  /** Minimum of the sent video; 0 before the first. */
  #minKbps: number;
  #agreeing: Promise<void> = Promise.resolve();

  /** @param minKbps minimum of the first video, already used in the first answer; 0 for none */
  constructor(configuration: RTCConfiguration, signaling: Signaling, minKbps: number) {
    this.#minKbps = minKbps;
    this.#connection = new RTCPeerConnection(configuration);
    this.#described = signal(this.#connection, signaling);
    const slot = (kind: MediaKind): RTCRtpTransceiver => {
      const made = this.#connection.addTransceiver(kind, { direction: 'sendonly' });
      onlyCodec(made, kind);
      return made;
    };
    this.#slots = { audio: slot('audio'), video: slot('video') };
  }

  /** Returns the offer for the SFU. */
  async offer(): Promise<string> {
    await this.#connection.setLocalDescription();
    return this.#connection.localDescription?.sdp ?? '';
  }

  async accept(sdp: string): Promise<void> {
    this.#answer = sdp;
    await this.#agree();
    this.#described();
  }

  async addCandidate(candidate: string, mid: string): Promise<void> {
    await this.#connection.addIceCandidate({ candidate, sdpMid: mid });
  }

  async send(kind: MediaKind, media: MediaStreamTrack | null): Promise<void> {
    await this.#slots[kind].sender.replaceTrack(media);
  }

  /** Limits the video to its preset's bandwidth, including the minimum where supported (Chromium). */
  async limit({ minKbps, maxKbps, framesPerSecond }: VideoPreset): Promise<void> {
    const { sender } = this.#slots.video;
    const parameters = sender.getParameters();
    for (const encoding of parameters.encodings) {
      encoding.maxBitrate = maxKbps * KILO;
      encoding.maxFramerate = framesPerSecond;
    }
    await sender.setParameters(parameters);
    if (minKbps === this.#minKbps) return;
    this.#minKbps = minKbps;
    if (this.#answer !== '') await this.#agree();
  }

  /**
   * Applies the SFU's answer with the current minimum.
   * Another minimum needs no new answer: the same offer and answer are applied again, one after the other.
   */
  #agree(): Promise<void> {
    const agreed = this.#agreeing.then(async () => {
      if (this.#connection.signalingState === 'stable')
        await this.#connection.setLocalDescription();
      const sdp = withMinBitrate(this.#answer, this.#minKbps);
      await this.#connection.setRemoteDescription({ type: 'answer', sdp });
    });
    this.#agreeing = agreed.catch(() => undefined);
    return agreed;
  }

  get isSilent(): boolean {
    return isSilent(this.#connection);
  }

  getStats(): Promise<RTCStatsReport> {
    return this.#connection.getStats();
  }

  close(): void {
    this.#connection.close();
  }
}
