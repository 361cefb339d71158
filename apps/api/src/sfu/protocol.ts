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
  | { readonly type: 'stopRecord'; readonly folder: string };

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
  | { readonly type: 'problem'; readonly message: string };
