/** A node that records its connections. */
export class FakeNode {
  readonly into: FakeNode[] = [];
  readonly stream: { readonly getAudioTracks: () => MediaStreamTrack[] };
  readonly gain = { value: 1 };

  constructor(track?: MediaStreamTrack) {
    this.stream = { getAudioTracks: () => (track ? [track] : []) };
  }

  connect = (node: FakeNode): FakeNode => {
    this.into.push(node);
    return node;
  };
  disconnect = (): void => void this.into.splice(0);
}

/** Replaces Web Audio, which Node lacks: the opened contexts and the media of their sources. */
export class FakeSoundContext {
  static opened: FakeSoundContext[] = [];
  state = 'running';
  readonly sources: unknown[] = [];
  readonly track = { kind: 'audio', stop: () => undefined } as unknown as MediaStreamTrack;

  constructor() {
    FakeSoundContext.opened.push(this);
  }

  createGain = (): FakeNode => new FakeNode();
  createMediaStreamDestination = (): FakeNode => new FakeNode(this.track);
  createMediaStreamSource = ({ tracks }: FakeStream): FakeNode => {
    this.sources.push(...tracks);
    return new FakeNode();
  };
  close = async (): Promise<void> => {
    await Promise.resolve();
    this.state = 'closed';
  };
}

/** Several tracks together. */
export class FakeStream {
  readonly tracks: readonly unknown[];

  constructor(tracks: readonly unknown[]) {
    this.tracks = tracks;
  }
}
