import type {
  ExtensionClass,
  LinkStateEvent,
  MessageEvent,
  PresenceEvent,
  RtcClient,
  RtcSdk,
  RtmClient,
  RtmSdk,
} from '../src/adapters/agora/AgoraSdk.ts';
import { bareMedia } from '../src/adapters/fake/fakeMedia.ts';

type Listener = (...values: never[]) => void;

/** Another member in the channel, as listed by the media SDK. */
export interface FakeRemoteUser {
  readonly uid: number;
  hasAudio: boolean;
  hasVideo: boolean;
}

/** A part of the SDK that emits events on a test's request. */
export class SentMessage {
  readonly #listeners = new Map<string, Set<Listener>>();

  readonly on = (name: string, listener: Listener): void => {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
  };

  readonly off = (name: string, listener: Listener): void => {
    this.#listeners.get(name)?.delete(listener);
  };

  readonly removeAllListeners = (): void => this.#listeners.clear();

  /** Emits an event of Agora. */
  emit(name: string, ...values: unknown[]): void {
    for (const listener of Array.from(this.#listeners.get(name) ?? []))
      listener(...(values as never[]));
  }

  get listenerCount(): number {
    return Array.from(this.#listeners.values()).reduce((sum, { size }) => sum + size, 0);
  }
}

/** A local or remote track of the SDK. */
export class FakeSdkTrack extends SentMessage {
  volume = 100;
  isClosed = false;
  isPlaying = false;
  device = '';
  readonly trackMediaType: 'audio' | 'video';
  readonly processorDestination = {};
  readonly #ask: FakeAgoraSdk['ask'];
  isMuted = false;
  media: MediaStreamTrack;

  constructor(trackMediaType: 'audio' | 'video', ask: FakeAgoraSdk['ask']) {
    super();
    this.trackMediaType = trackMediaType;
    this.#ask = ask;
    this.media = bareMedia(trackMediaType);
  }

  getMediaStreamTrack = (): MediaStreamTrack => this.media;
  getVolumeLevel = (): number => 0.5;
  pipe = (processor: unknown): unknown => {
    void this.#ask('pipe', processor);
    return { pipe: (end: unknown) => void this.#ask('pipe', end) };
  };
  unpipe = (): void => void this.#ask('unpipe');
  setVolume = (volume: number): void => {
    this.volume = volume;
  };
  setMuted = async (isMuted: boolean): Promise<void> => {
    await this.#ask('setMuted', isMuted);
    this.isMuted = isMuted;
    // For the sender; the real track has no such event.
    this.emit('muted', isMuted);
  };
  setEncoderConfiguration = (request: unknown): Promise<unknown> =>
    this.#ask('setEncoderConfiguration', request);
  setDevice = (id: string): Promise<unknown> => this.#ask('setDevice', id);
  setPlaybackDevice = async (id: string): Promise<void> => {
    await this.#ask('setPlaybackDevice', id);
    this.device = id;
  };
  play = (): void => {
    this.isPlaying = true;
  };
  stop = (): void => {
    this.isPlaying = false;
  };
  close = (): void => {
    this.isClosed = true;
    this.media.stop();
  };
}

/** Draws a background when a test allows it. */
export class FakeProcessor {
  onoverload: () => void = () => undefined;
  readonly #ask: FakeAgoraSdk['ask'];

  constructor(ask: FakeAgoraSdk['ask']) {
    this.#ask = ask;
  }

  init = (): Promise<unknown> => this.#ask('init');
  setOptions = (look: unknown): void => void this.#ask('setOptions', look);
  getProcessedTrack = async (): Promise<unknown> =>
    (await this.#ask('getProcessedTrack')) === null ? null : {};
  enable = (): Promise<unknown> => this.#ask('enable');
  disable = (): Promise<unknown> => this.#ask('disable');
  release = (): Promise<unknown> => this.#ask('release');
}

/** One client of the media SDK. */
export class FakeRtcClient extends SentMessage {
  remoteUsers: FakeRemoteUser[] = [];
  connectionState = 'CONNECTED';
  readonly #ask: FakeAgoraSdk['ask'];
  readonly #heard: FakeSdkTrack[];
  readonly #aborts: ((error: unknown) => void)[] = [];

  constructor({ ask, heard }: FakeAgoraSdk) {
    super();
    this.#ask = ask;
    this.#heard = heard;
  }

  enableAudioVolumeIndicator = (): void => void this.#ask('enableAudioVolumeIndicator');
  /** Joins as the real one: `leave` fails a pending join. */
  join = (...request: unknown[]): Promise<unknown> =>
    Promise.race([
      this.#ask('join', ...request),
      new Promise((_resolve, reject) => {
        this.#aborts.push(reject);
      }),
    ]);
  leave = async (): Promise<void> => {
    await this.#ask('leave');
    for (const abort of this.#aborts) abort({ code: 'OPERATION_ABORTED', message: 'left' });
  };
  setClientRole = (role: string): Promise<unknown> => this.#ask('setClientRole', role);
  publish = (tracks: unknown): Promise<unknown> => this.#ask('publish', tracks);
  unpublish = (tracks: unknown): Promise<unknown> => this.#ask('unpublish', tracks);
  subscribe = async (user: FakeRemoteUser, kind: 'audio' | 'video'): Promise<FakeSdkTrack> => {
    await this.#ask('subscribe', user.uid, kind);
    const track = new FakeSdkTrack(kind, this.#ask);
    this.#heard.push(track);
    return track;
  };
  unsubscribe = (user: FakeRemoteUser, kind: string): Promise<unknown> =>
    this.#ask('unsubscribe', user.uid, kind);
  renewToken = (token: string): Promise<unknown> => this.#ask('renewToken', token);
  getRTCStats = (): unknown => ({ RTT: 30, SendBitrate: 400_000, RecvBitrate: 1_200_000 });

  /** Makes another member start sending. */
  sends(uid: number, kind: 'audio' | 'video'): void {
    const user = this.remoteUsers.find((known) => known.uid === uid) ?? {
      uid,
      hasAudio: false,
      hasVideo: false,
    };
    if (!this.remoteUsers.includes(user)) {
      this.remoteUsers.push(user);
      this.emit('user-joined', user);
    }
    user[kind === 'audio' ? 'hasAudio' : 'hasVideo'] = true;
    this.emit('user-published', user, kind);
  }
}

/** One client of the messaging SDK. */
export class FakeRtmClient extends SentMessage {
  readonly made: readonly unknown[];
  readonly #ask: FakeAgoraSdk['ask'];
  readonly #aborts: ((error: unknown) => void)[] = [];

  constructor(ask: FakeAgoraSdk['ask'], made: readonly unknown[]) {
    super();
    this.#ask = ask;
    this.made = made;
  }

  addEventListener = this.on;
  removeEventListener = this.off;
  /** Logs in as the real one: `logout` fails a pending login. */
  login = (request: unknown): Promise<unknown> =>
    Promise.race([
      this.#ask('login', request),
      new Promise((_resolve, reject) => {
        this.#aborts.push(reject);
      }),
    ]);
  logout = async (): Promise<void> => {
    await this.#ask('logout');
    for (const abort of this.#aborts) abort({ errorCode: -10_023, message: 'canceled' });
  };
  renewToken = (token: string): Promise<unknown> => this.#ask('renewToken', token);
  publish = (...values: unknown[]): Promise<unknown> => this.#ask('publish', ...values);
  subscribe = (...values: unknown[]): Promise<unknown> => this.#ask('subscribe', ...values);
  unsubscribe = (channel: string): Promise<unknown> => this.#ask('unsubscribe', channel);
  presence = {
    setState: (...values: unknown[]) => this.#ask('setState', ...values),
    removeState: (...values: unknown[]) => this.#ask('removeState', ...values),
    getOnlineUsers: (...values: unknown[]) => this.#ask('getOnlineUsers', ...values),
  };
  storage = {
    setChannelMetadata: (...values: unknown[]) => this.#ask('setChannelMetadata', ...values),
    removeChannelMetadata: (...values: unknown[]) => this.#ask('removeChannelMetadata', ...values),
    getChannelMetadata: (...values: unknown[]) => this.#ask('getChannelMetadata', ...values),
  };

  link(event: Partial<LinkStateEvent>): void {
    this.emit('linkState', { isResumed: true, unrestoredChannels: [], reason: '', ...event });
  }

  message(event: Partial<MessageEvent>): void {
    this.emit('message', { channelType: 'MESSAGE', channelName: 'room', timestamp: 7, ...event });
  }

  publishPresence(event: Partial<PresenceEvent>): void {
    this.emit('presence', { channelType: 'MESSAGE', channelName: 'room', publisher: '', ...event });
  }
}

/** Both SDKs of Agora without a network: every call is recorded, and tests emit events. */
export class FakeAgoraSdk extends SentMessage {
  readonly calls: { readonly name: string; readonly values: readonly unknown[] }[] = [];
  readonly media: FakeRtcClient[] = [];
  readonly messages: FakeRtmClient[] = [];
  readonly tracks: FakeSdkTrack[] = [];
  readonly processors: FakeProcessor[] = [];
  /** The background extension's answer on browser support. */
  isCompatible = true;
  /** The subscribed tracks, in order of time. */
  readonly heard: FakeSdkTrack[] = [];
  readonly #answers = new Map<string, (...values: readonly unknown[]) => unknown>();

  readonly ask = async (name: string, ...values: unknown[]): Promise<unknown> => {
    this.calls.push({ name, values });
    await Promise.resolve();
    return this.#answers.get(name)?.(...values);
  };

  /** Creates a media client; a world with other members creates its own. */
  makeClient(_wish: unknown): unknown {
    const client = new FakeRtcClient(this);
    this.media.push(client);
    return client;
  }

  /** Sets a call's answer from now on: a value, a throw, or a promise that never settles. */
  answer(name: string, answer: (...values: readonly unknown[]) => unknown): void {
    this.#answers.set(name, answer);
  }

  /** Returns the arguments of all calls of a name, in order of time. */
  callsOf(name: string): readonly (readonly unknown[])[] {
    return this.calls.filter((call) => call.name === name).map(({ values }) => values);
  }

  readonly loadRtc = async (): Promise<RtcSdk> => {
    await Promise.resolve();
    const make = (name: string, kind: 'audio' | 'video') => async (request: unknown) => {
      await this.ask(name, request);
      const track = new FakeSdkTrack(kind, this.ask);
      this.tracks.push(track);
      return track;
    };
    const list = (name: string) => async (isQuiet: boolean) =>
      ((await this.ask(name, isQuiet)) ?? []) as MediaDeviceInfo[];
    const sdk = {
      AgoraRTC: { on: this.on, off: this.off },
      createClient: (request: unknown) => {
        this.calls.push({ name: 'createClient', values: [request] });
        return this.makeClient(request) as RtcClient;
      },
      createMicrophoneAudioTrack: make('createMicrophoneAudioTrack', 'audio'),
      createCameraVideoTrack: make('createCameraVideoTrack', 'video'),
      createScreenVideoTrack: make('createScreenVideoTrack', 'video'),
      createCustomAudioTrack: ({ mediaStreamTrack }: { mediaStreamTrack: MediaStreamTrack }) => {
        const track = new FakeSdkTrack('audio', this.ask);
        track.media = mediaStreamTrack;
        this.tracks.push(track);
        return track;
      },
      registerExtensions: (extensions: readonly unknown[]) =>
        void this.ask('registerExtensions', ...extensions),
      getMicrophones: list('getMicrophones'),
      getCameras: list('getCameras'),
      getPlaybackDevices: list('getPlaybackDevices'),
      resumeAudioContext: () => this.ask('resumeAudioContext'),
    };
    return sdk as unknown as RtcSdk;
  };

  readonly loadBackground = async (): Promise<ExtensionClass> => {
    await this.ask('loadBackground');
    const makeProcessor = (): FakeProcessor => {
      const processor = new FakeProcessor(this.ask);
      this.processors.push(processor);
      return processor;
    };
    const checkCompatibility = (): boolean => this.isCompatible;
    const Extension = class {
      checkCompatibility = checkCompatibility;
      createProcessor = makeProcessor;
    };
    return Extension as unknown as ExtensionClass;
  };

  readonly #rtm = this.#makeRtm();

  readonly loadRtm = async (): Promise<RtmSdk> => {
    await Promise.resolve();
    return this.#rtm;
  };

  /** Creates clients as the real one: one per account and never again. */
  #makeRtm(): RtmSdk {
    const { ask, messages } = this;
    const RTM = class extends FakeRtmClient {
      constructor(...made: unknown[]) {
        if (messages.some((client) => client.made[1] === made[1])) {
          throw Object.assign(new Error('In use'), { errorCode: -10_027 });
        }
        super(ask, made);
        messages.push(this);
      }
    };
    return { RTM: RTM as unknown as new () => RtmClient };
  }
}

/** Returns a promise that never settles, as without a network. */
export const never = (): Promise<never> => new Promise(() => undefined);
