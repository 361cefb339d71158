import type { PortError } from '../src/ports/PortError.ts';
import type { FakeHub } from '../src/adapters/fake/FakeHub.ts';
import type { MediaClient } from '../src/adapters/fake/FakeMediaServer.ts';
import type { RemoteKind } from '../src/ports/RemoteMedia.ts';
import type { RtcEvents, RtcRole } from '../src/ports/RtcSession.ts';
import { FakeSdkTrack, never, SentMessage } from './FakeAgoraSdk.ts';
import type { FakeAgoraSdk, FakeRemoteUser } from './FakeAgoraSdk.ts';

/** Agora's names of ends. */
const ENDS: Readonly<Record<string, string>> = {
  banned: 'UID_BANNED',
  'uid-conflict': 'UID_CONFLICT',
  'token-expired': 'TOKEN_EXPIRE',
};
/** Agora's names of refusals. */
const REFUSALS: Readonly<Record<string, string>> = {
  auth: 'CAN_NOT_GET_GATEWAY_SERVER',
  'token-expired': 'TOKEN_EXPIRE',
  banned: 'UID_BANNED',
  'invalid-state': 'INVALID_OPERATION',
  limit: 'ERR_TOO_MANY_BROADCASTERS',
};
const LEAVES: Readonly<Record<string, string>> = {
  left: 'Quit',
  timeout: 'ServerTimeOut',
  'became-audience': 'BecomeAudience',
};

const refused = (code: string): Error => Object.assign(new Error(code), { code });

/** A client of the media SDK in a channel with others, on the server of a fake world. */
export class AgoraNetMedia extends SentMessage {
  remoteUsers: FakeRemoteUser[] = [];
  connectionState = 'DISCONNECTED';
  readonly #hub: FakeHub;
  readonly #ask: FakeAgoraSdk['ask'];
  readonly #sent = new Set<FakeSdkTrack>();
  #role: RtcRole;
  #uid = 0;
  #offs: (() => void)[] = [];
  #stopWatching: () => void = () => undefined;
  #abort: (error: Error) => void = () => undefined;
  readonly #client: MediaClient = {
    notify: (name, payload) => this.#hub.link(this.#uid).notify(() => this.#hear(name, payload)),
    close: (reason) => this.#hub.link(this.#uid).notify(() => this.#end(ENDS[reason] ?? 'LEAVE')),
  };

  constructor(hub: FakeHub, ask: FakeAgoraSdk['ask'], role: RtcRole) {
    super();
    this.#hub = hub;
    this.#ask = ask;
    this.#role = role;
  }

  enableAudioVolumeIndicator = (): void => undefined;

  /** Without a network it never settles; a `leave` ends it. */
  join = async (_app: string, channel: string, token: string, uid: number): Promise<number> => {
    this.#uid = uid;
    this.connectionState = 'CONNECTING';
    const link = this.#hub.link(uid);
    const joining = { channel, token, role: this.#role, client: this.#client };
    await Promise.race([
      this.#there(() => this.#hub.media.join(uid, joining)),
      new Promise<never>((_resolve, reject) => {
        this.#abort = reject;
      }),
    ]);
    this.#offs = [
      link.on('lost', () => this.#move('RECONNECTING')),
      link.on('restored', () => this.#move('CONNECTED')),
    ];
    this.#watch(token);
    this.#move('CONNECTED');
    return uid;
  };

  leave = async (): Promise<void> => {
    this.#abort(refused('OPERATION_ABORTED'));
    this.#hub.media.leave(this.#uid, this.#client, 'left');
    this.#stop();
    await Promise.resolve();
  };

  setClientRole = async (role: RtcRole): Promise<void> => {
    if (role === 'audience' && this.#sent.size > 0) throw refused('INVALID_OPERATION');
    await this.#there(() => this.#hub.media.setRole(this.#uid, role));
    this.#role = role;
  };

  publish = async (tracks: FakeSdkTrack | readonly FakeSdkTrack[]): Promise<void> => {
    const added = [tracks].flat();
    if (this.#role !== 'host') throw refused('INVALID_OPERATION');
    await this.#there(() => {
      for (const track of added) if (!track.isMuted) this.#send(track);
    });
    for (const track of added) {
      this.#sent.add(track);
      track.on('muted', (isMuted: boolean) => {
        if (!this.#sent.has(track)) return;
        if (isMuted) this.#hub.media.stop(this.#uid, track.trackMediaType);
        else this.#send(track);
      });
    }
  };

  unpublish = async (tracks: FakeSdkTrack | readonly FakeSdkTrack[]): Promise<void> => {
    const gone = [tracks].flat();
    for (const track of gone) this.#sent.delete(track);
    await this.#there(() => {
      for (const track of gone) this.#hub.media.stop(this.#uid, track.trackMediaType);
    });
  };

  subscribe = async ({ uid }: FakeRemoteUser, kind: RemoteKind): Promise<FakeSdkTrack> => {
    const track = new FakeSdkTrack(kind, this.#ask);
    track.media = await this.#there(() => this.#hub.media.media(uid, kind));
    return track;
  };

  unsubscribe = (): Promise<void> => this.#there(() => undefined);

  renewToken = async (token: string): Promise<void> => {
    await this.#there(() => this.#hub.tokens.check(token, this.#uid));
    this.#watch(token);
  };

  getRTCStats = (): unknown => ({ RTT: 30, SendBitrate: 0, RecvBitrate: 0 });

  #send({ trackMediaType, media }: FakeSdkTrack): void {
    this.#hub.media.send(this.#uid, trackMediaType, media);
  }

  async #there<Result>(act: () => Result): Promise<Result> {
    try {
      return await this.#hub.link(this.#uid).ask(act);
    } catch (error) {
      const { code } = error as PortError;
      if (code === 'network') return never();
      throw refused(REFUSALS[code] ?? code);
    }
  }

  #hear<Name extends keyof RtcEvents>(name: Name, payload: RtcEvents[Name]): void {
    if (name === 'quality') {
      const { up, down } = payload as RtcEvents['quality'];
      this.emit('network-quality', { uplinkNetworkQuality: up, downlinkNetworkQuality: down });
      return;
    }
    const {
      uid = 0,
      kind,
      reason = '',
    } = payload as {
      uid?: number;
      kind?: RemoteKind;
      reason?: string;
    };
    const known = this.remoteUsers.find((user) => user.uid === uid);
    const user = known ?? { uid, hasAudio: false, hasVideo: false };
    if (name === 'userLeft') {
      this.remoteUsers = this.remoteUsers.filter((other) => other !== user);
      this.emit('user-left', user, LEAVES[reason]);
      return;
    }
    if (!known) this.remoteUsers.push(user);
    if (name === 'userJoined') this.emit('user-joined', user);
    if (kind) user[kind === 'audio' ? 'hasAudio' : 'hasVideo'] = name === 'published';
    if (name === 'published') this.emit('user-published', user, kind);
    if (name === 'unpublished') this.emit('user-unpublished', user, kind);
  }

  #watch(token: string): void {
    this.#stopWatching();
    this.#stopWatching = this.#hub.tokens.watch(token, {
      warn: () => this.emit('token-privilege-will-expire'),
      expire: () => {
        this.#hub.media.leave(this.#uid, this.#client, 'left');
        this.emit('token-privilege-did-expire');
      },
    });
  }

  #end(reason: string): void {
    this.#stop();
    this.#move('DISCONNECTED', reason);
  }

  #stop(): void {
    for (const off of this.#offs.splice(0)) off();
    this.#stopWatching();
    this.#sent.clear();
  }

  #move(state: string, reason?: string): void {
    const previous = this.connectionState;
    this.connectionState = state;
    this.emit('connection-state-change', state, previous, reason);
  }
}
