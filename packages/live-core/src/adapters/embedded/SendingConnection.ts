import type { MediaKind } from '@rostra/contract/live';
import type { VideoPreset } from '../../ports/LocalTrack.ts';
import { withMinBitrate } from './withMinBitrate.ts';

const MIME_OF: Readonly<Record<MediaKind, string>> = { audio: 'audio/opus', video: 'video/vp8' };
const KILO = 1000;

/** How a side reaches the SFU. */
export interface Signalling {
  readonly describe: (sdp: string) => void;
  readonly candidate: (candidate: string, mid: string) => void;
  readonly failed: () => void;
  /** Nothing has come from the other side for a while. */
  readonly silent: () => void;
}

/** One codec a kind and no repair streams: the SFU forwards packets as they are. */
function onlyCodec(place: RTCRtpTransceiver, kind: MediaKind): void {
  const all = RTCRtpSender.getCapabilities(kind)?.codecs ?? [];
  place.setCodecPreferences(all.filter((codec) => codec.mimeType.toLowerCase() === MIME_OF[kind]));
}

/**
 * Passes our addresses on and tells when the connection has failed.
 *
 * @returns what is called once the other side has our description: earlier it could not use them
 */
export function signal(connection: RTCPeerConnection, signalling: Signalling): () => void {
  let early: RTCIceCandidate[] | undefined = [];
  const pass = ({ candidate, sdpMid }: RTCIceCandidate): void =>
    signalling.candidate(candidate, sdpMid ?? '0');
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate) return;
    if (early) early.push(candidate);
    else pass(candidate);
  });
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') signalling.failed();
    if (connection.connectionState === 'disconnected') signalling.silent();
  });
  return () => {
    const waiting = early ?? [];
    early = undefined;
    for (const candidate of waiting) pass(candidate);
  };
}

/** Whether nothing comes from the other side any more. */
export const isSilent = ({ connectionState }: RTCPeerConnection): boolean =>
  connectionState === 'disconnected' || connectionState === 'failed';

/**
 * The connection by which this browser sends. Its two places are offered once; what flows in them
 * is exchanged without another description, so a press on the camera is heard of at once.
 */
export class SendingConnection {
  readonly #connection: RTCPeerConnection;
  readonly #places: Readonly<Record<MediaKind, RTCRtpTransceiver>>;
  readonly #described: () => void;
  /** What the SFU said; empty until it has. */
  #answer = '';
  /** Of the picture that is sent; 0 before the first. */
  #minKbps: number;
  #agreeing: Promise<void> = Promise.resolve();

  /** @param minKbps of the picture that is about to be sent: the first answer has it already; 0 for none */
  constructor(configuration: RTCConfiguration, signalling: Signalling, minKbps: number) {
    this.#minKbps = minKbps;
    this.#connection = new RTCPeerConnection(configuration);
    this.#described = signal(this.#connection, signalling);
    const place = (kind: MediaKind): RTCRtpTransceiver => {
      const made = this.#connection.addTransceiver(kind, { direction: 'sendonly' });
      onlyCodec(made, kind);
      return made;
    };
    this.#places = { audio: place('audio'), video: place('video') };
  }

  /** What is to be offered to the SFU. */
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
    await this.#places[kind].sender.replaceTrack(media);
  }

  /** Holds a picture to its preset's bandwidth; to the least of it where the browser can (Chromium). */
  async limit({ minKbps, maxKbps, framesPerSecond }: VideoPreset): Promise<void> {
    const { sender } = this.#places.video;
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
   * Takes the SFU's answer with the least that is to be sent. Of another least it need not be asked:
   * the same offer is made and answered here again. One after the other, or states cross.
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
