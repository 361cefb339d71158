/** A node that knows what it was connected to. */
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

/** What Node has no Web Audio for: contexts that were opened, and from which media they take their sound. */
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

/** Some tracks together. */
export class FakeStream {
  readonly tracks: readonly unknown[];

  constructor(tracks: readonly unknown[]) {
    this.tracks = tracks;
  }
}
