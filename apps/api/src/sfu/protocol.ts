import type { PromptName } from './phone/prompts.ts';

/** What a member sends: a screen is the video of a peer of its own. */
export type SfuKind = 'audio' | 'video';
/** Each peer has one connection to send by and one to receive by. */
export type SfuSide = 'publish' | 'subscribe';

interface OfPeer {
  /** Names one media session; the server chooses it. */
  readonly peer: string;
}

/** What is said of a peer, and of which of its lives: what an ended one said late is of no use. */
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

/** Where a telephone hears by and speaks, as its call's signalling says it. */
export interface SfuPhoneVoice {
  /** Undefined while it wants to hear nothing: on hold. */
  readonly remote?: { readonly address: string; readonly port: number } | undefined;
  readonly peer: string;
  readonly codec: 'PCMU' | 'PCMA';
  readonly keysType?: number | undefined;
}

interface OfPhone {
  /** Names one call; the server chooses it. */
  readonly phone: string;
}

/** What one place of an offered description carries. */
export interface SfuPlace {
  readonly mid: string;
  readonly from: string;
  readonly kind: SfuKind;
}

/** From the server to the child process. */
export type ToSfu =
  | (OfPeer & { readonly type: 'open'; readonly life: number })
  | (OfPeer & { readonly type: 'close' })
  /** The client's offer of what it may send. */
  | (OfPeer & { readonly type: 'publish'; readonly sdp: string })
  | (OfPeer & { readonly type: 'answer'; readonly sdp: string })
  | (OfPeer & SfuCandidate)
  | (OfPeer & { readonly type: 'subscribe'; readonly from: string; readonly kind: SfuKind })
  | (OfPeer & { readonly type: 'unsubscribe'; readonly from: string; readonly kind: SfuKind })
  /** The peer is back after a cut: it needs whole pictures. */
  | (OfPeer & { readonly type: 'refresh' })
  /** The kinds that this peer may be heard and seen with now; everything else is dropped. */
  | (OfPeer & { readonly type: 'allow'; readonly kinds: readonly SfuKind[] })
  /** From now on what this peer sends is written into a folder that is there, as it comes. */
  | (OfPeer & {
      readonly type: 'record';
      readonly folder: string;
      /** The number that its files go by. */
      readonly uid: number;
      /** Ms since what is recorded began. */
      readonly elapsedMs: number;
    })
  /** Nothing more is written into a folder; `recorded` answers. */
  | { readonly type: 'stopRecord'; readonly folder: string }
  /** From now on `said` tells what this peer says, until it closes or `stopListen`. */
  | (OfPeer & { readonly type: 'listen' })
  | (OfPeer & { readonly type: 'stopListen' })
  /** A port for a telephone's sound, or the one it knows; `phoneOpened` or `phoneRefused` answers. */
  | (OfPhone & { readonly type: 'phoneOpen'; readonly port?: number })
  /** Where the telephone is, and again when that has changed. */
  | (OfPhone & { readonly type: 'phoneConnect'; readonly voice: SfuPhoneVoice })
  /** From now on it sends and receives as this open peer; a subscription is whom it hears. */
  | (OfPhone & OfPeer & { readonly type: 'phoneEnter' })
  | (OfPhone & { readonly type: 'phoneSay'; readonly prompt: PromptName })
  | (OfPhone & { readonly type: 'phoneKeys'; readonly keys: string })
  | (OfPhone & { readonly type: 'phoneClose' })
  /** This open peer hears as a telephone does and says nothing: `heard` carries it, until it closes. */
  | (OfPeer & { readonly type: 'monitor' });

/** From the child process to the server. */
export type FromSfu =
  | { readonly type: 'ready' }
  | (FromPeer & { readonly type: 'answer'; readonly sdp: string })
  | (FromPeer & {
      readonly type: 'offer';
      readonly sdp: string;
      readonly places: readonly SfuPlace[];
    })
  /** Places that were offered before carry these senders now. */
  | (FromPeer & { readonly type: 'places'; readonly places: readonly SfuPlace[] })
  | (FromPeer & SfuCandidate)
  /** The connection by which this peer sends or receives is gone for good. */
  | (FromPeer & { readonly type: 'lost'; readonly side: SfuSide })
  /** The files of a folder are whole. */
  | { readonly type: 'recorded'; readonly folder: string }
  | (OfPhone & { readonly type: 'phoneOpened'; readonly port: number })
  | (OfPhone & { readonly type: 'phoneRefused'; readonly message: string })
  | (OfPhone & { readonly type: 'phoneKey'; readonly key: string })
  /** Nothing has come from it for long. */
  | (OfPhone & { readonly type: 'phoneLost' })
  /** The next 20 ms that a monitor hears: PCMU as base64. */
  | (FromPeer & { readonly type: 'heard'; readonly sound: string })
  /** What somebody said without a pause: 16 kHz, 16 bit, lowest byte first, as base64. */
  | (FromPeer & { readonly type: 'said'; readonly sound: string })
  | { readonly type: 'problem'; readonly message: string };
