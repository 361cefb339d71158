import type { PromptName } from './phone/prompts.ts';

/** Media kind of a member's source; a screen share is the video of a separate peer. */
export type SfuKind = 'audio' | 'video';
/** Each peer has one connection for sending and one for receiving. */
export type SfuSide = 'publish' | 'subscribe';

interface OfPeer {
  /** ID of one media session, chosen by the server. */
  readonly peer: string;
}

/** A message from a peer in one of its lives; late messages of an ended life are ignored. */
interface FromPeer extends OfPeer {
  /** Counts how often the peer was opened. */
  readonly life: number;
}

interface SfuCandidate {
  readonly type: 'candidate';
  readonly side: SfuSide;
  readonly candidate: string;
  readonly mid: string;
}

/** A phone's media address and codec, as its call's signaling describes them. */
export interface SfuPhoneVoice {
  /** Undefined while on hold. */
  readonly remote?: { readonly address: string; readonly port: number } | undefined;
  readonly peer: string;
  readonly codec: 'PCMU' | 'PCMA';
  readonly keysType?: number | undefined;
}

interface OfPhone {
  /** ID of one call, chosen by the server. */
  readonly phone: string;
}

/** The source that one place of an offered description carries. */
export interface SfuSlot {
  readonly mid: string;
  readonly from: string;
  readonly kind: SfuKind;
}

/** Messages from the server to the child process. */
export type ToSfu =
  | (OfPeer & { readonly type: 'open'; readonly life: number })
  | (OfPeer & { readonly type: 'close' })
  /** The client's offer for sending. */
  | (OfPeer & { readonly type: 'publish'; readonly sdp: string })
  | (OfPeer & { readonly type: 'answer'; readonly sdp: string })
  | (OfPeer & SfuCandidate)
  | (OfPeer & { readonly type: 'subscribe'; readonly from: string; readonly kind: SfuKind })
  | (OfPeer & { readonly type: 'unsubscribe'; readonly from: string; readonly kind: SfuKind })
  /** The peer has reconnected and needs key frames. */
  | (OfPeer & { readonly type: 'refresh' })
  /** The kinds that are forwarded from this peer; everything else is dropped. */
  | (OfPeer & { readonly type: 'allow'; readonly kinds: readonly SfuKind[] })
  /** Records this peer's packets into an existing folder. */
  | (OfPeer & {
      readonly type: 'record';
      readonly folder: string;
      /** The number in the names of its files. */
      readonly uid: number;
      /** Ms since the recording started. */
      readonly elapsedMs: number;
    })
  /** Stops recording into a folder; answered by `recorded`. */
  | { readonly type: 'stopRecord'; readonly folder: string }
  /** Starts sending this peer's utterances as `speech`, until it closes or `stopListen`. */
  | (OfPeer & { readonly type: 'listen' })
  | (OfPeer & { readonly type: 'stopListen' })
  /** Opens a port for a phone's audio, or its known one; answered by `phoneOpened` or `phoneRefused`. */
  | (OfPhone & { readonly type: 'phoneOpen'; readonly port?: number })
  /** Sets the phone's media address, initially and after each change. */
  | (OfPhone & { readonly type: 'phoneConnect'; readonly voice: SfuPhoneVoice })
  /** Makes the call send and receive as this open peer, which hears its subscriptions. */
  | (OfPhone & OfPeer & { readonly type: 'phoneEnter' })
  | (OfPhone & { readonly type: 'phonePlay'; readonly prompt: PromptName })
  | (OfPhone & { readonly type: 'phoneKeys'; readonly keys: string })
  | (OfPhone & { readonly type: 'phoneClose' })
  /** Makes this open peer a silent listener to the phone mix, sent as `heard` until it closes. */
  | (OfPeer & { readonly type: 'monitor' });

/** Messages from the child process to the server. */
export type FromSfu =
  | { readonly type: 'ready' }
  | (FromPeer & { readonly type: 'answer'; readonly sdp: string })
  | (FromPeer & {
      readonly type: 'offer';
      readonly sdp: string;
      readonly slots: readonly SfuSlot[];
    })
  /** Assigns these senders to places offered before. */
  | (FromPeer & { readonly type: 'slots'; readonly slots: readonly SfuSlot[] })
  | (FromPeer & SfuCandidate)
  /** This peer's sending or receiving connection is lost for good. */
  | (FromPeer & { readonly type: 'lost'; readonly side: SfuSide })
  /** The files of a folder are complete. */
  | { readonly type: 'recorded'; readonly folder: string }
  /** A track of a folder can't be written any further. */
  | { readonly type: 'recordFailed'; readonly folder: string; readonly message: string }
  | (OfPhone & { readonly type: 'phoneOpened'; readonly port: number })
  | (OfPhone & { readonly type: 'phoneRefused'; readonly message: string })
  | (OfPhone & { readonly type: 'phoneKey'; readonly key: string })
  /** Nothing has arrived from the phone for a long time. */
  | (OfPhone & { readonly type: 'phoneLost' })
  /** The next 20 ms of a monitor's audio: PCMU as base64. */
  | (FromPeer & { readonly type: 'heard'; readonly sound: string })
  /** One utterance without a pause: 16 kHz, 16 bit, little-endian, as base64. */
  | (FromPeer & { readonly type: 'speech'; readonly sound: string })
  | { readonly type: 'problem'; readonly message: string };
