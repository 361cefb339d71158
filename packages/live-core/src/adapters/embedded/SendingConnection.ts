import type { MediaKind } from '@rostra/contract/live';
import type { VideoPreset } from '../../ports/LocalTrack.ts';

const MIME_OF: Readonly<Record<MediaKind, string>> = { audio: 'audio/opus', video: 'video/vp8' };
const KILO = 1000;

/** How a side reaches the SFU. */
export interface Signalling {
  readonly describe: (sdp: string) => void;
  readonly candidate: (candidate: string, mid: string) => void;
  readonly failed: () => void;
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
  });
  return () => {
    const waiting = early ?? [];
    early = undefined;
    for (const candidate of waiting) pass(candidate);
  };
}

/**
 * The connection by which this browser sends. Its two places are offered once; what flows in them
 * is exchanged without another description, so a press on the camera is heard of at once.
 */
export class SendingConnection {
  readonly #connection: RTCPeerConnection;
  readonly #places: Readonly<Record<MediaKind, RTCRtpTransceiver>>;
  readonly #described: () => void;

  constructor(configuration: RTCConfiguration, signalling: Signalling) {
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
    await this.#connection.setRemoteDescription({ type: 'answer', sdp });
    this.#described();
  }

  async addCandidate(candidate: string, mid: string): Promise<void> {
    await this.#connection.addIceCandidate({ candidate, sdpMid: mid });
  }

  async send(kind: MediaKind, media: MediaStreamTrack | null): Promise<void> {
    await this.#places[kind].sender.replaceTrack(media);
  }

  /** Holds a picture to its preset's bandwidth. */
  async limit({ maxKbps, framesPerSecond }: VideoPreset): Promise<void> {
    const { sender } = this.#places.video;
    const parameters = sender.getParameters();
    for (const encoding of parameters.encodings) {
      encoding.maxBitrate = maxKbps * KILO;
      encoding.maxFramerate = framesPerSecond;
    }
    await sender.setParameters(parameters);
  }

  getStats(): Promise<RTCStatsReport> {
    return this.#connection.getStats();
  }

  close(): void {
    this.#connection.close();
  }
}
