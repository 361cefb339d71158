import type { Uid } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import type { LeaveReason, RtcCredentials, RtcEvents, RtcRole } from '../../ports/RtcSession.ts';
import type { MediaEventFrame } from '../embedded/RemoteUsers.ts';
import { rtcError } from './agoraErrors.ts';
import { levelOf } from './agoraLevel.ts';
import type { RtcClient, RtcClientUser, RtcSdk } from './AgoraSdk.ts';

const FULL = 100;

/** Receives the events of one join. */
export interface RtcLineListener {
  /** Events of other members. */
  hear(frame: MediaEventFrame): void;
  volumes(volumes: RtcEvents['volumes']): void;
  quality(quality: RtcEvents['quality']): void;
  tokenWillExpire(): void;
  /** The connection was lost; the SDK recovers by itself. */
  lost(): void;
  returned(): void;
  /** The connection ended for good, with Agora's reason. */
  ended(reason: string | undefined): void;
}

const LEAVE_REASONS = { ServerTimeOut: 'timeout', BecomeAudience: 'became-audience' } as const;
const leaveReasonOf = (reason: string): LeaveReason =>
  LEAVE_REASONS[reason as keyof typeof LEAVE_REASONS] ?? 'left';

/** One join with its own client; after `close` it emits nothing. */
export class RtcConnection {
  readonly #listener: RtcLineListener;
  #client: RtcClient | undefined;
  #isClosed = false;
  /** Events before the end of the join wait here. */
  #early: (() => void)[] | undefined = [];

  constructor(listener: RtcLineListener) {
    this.#listener = listener;
  }

  /** Whether the join was completed and has not ended. */
  get isOpen(): boolean {
    return this.#client !== undefined && this.#early === undefined && !this.#isClosed;
  }

  /** @throws PortError `network` while the connection is not open */
  get client(): RtcClient {
    if (!this.#client || !this.isOpen) throw new PortError('network', 'The line is away');
    return this.#client;
  }

  /** The members with the right to send, as currently known to the SDK. */
  get remoteUsers(): readonly RtcClientUser[] {
    return this.#client?.remoteUsers ?? [];
  }

  /** Joins. Without a network it never ends, and the caller ends it with `close`. */
  async open(
    load: () => Promise<RtcSdk>,
    credentials: RtcCredentials,
    role: RtcRole,
  ): Promise<void> {
    const sdk = await load();
    if (this.#isClosed) throw new PortError('aborted', 'Given up while the SDK was loaded');
    const { appId, channel, token, uid } = credentials;
    try {
      const client = sdk.createClient({ mode: 'live', codec: 'vp8', role });
      this.#client = client;
      this.#listen(client);
      // Requested at each join, as the SDK forgets it at the end of one.
      client.enableAudioVolumeIndicator();
      await client.join(appId, channel, token, uid);
    } catch (cause) {
      throw rtcError(cause);
    }
  }

  /** Emits early events, and all further ones at once. */
  start(): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const notify of early) notify();
    this.#follow(this.#client?.connectionState);
  }

  /** Ends it, even a pending join. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    // An error here means it has ended as well.
    await this.#client?.leave().catch(() => undefined);
    this.#client?.removeAllListeners();
  }

  #hear(act: (listener: RtcLineListener) => void): void {
    if (this.#isClosed) return;
    if (this.#early) this.#early.push(() => this.#hear(act));
    else act(this.#listener);
  }

  #listen(client: RtcClient): void {
    const hear = (frame: MediaEventFrame): void => this.#hear((listener) => listener.hear(frame));
    const uidOf = ({ uid }: RtcClientUser): Uid => Number(uid);
    client.on('user-joined', (user) =>
      hear({ event: 'userJoined', payload: { uid: uidOf(user) } }),
    );
    client.on('user-left', (user, reason) =>
      hear({ event: 'userLeft', payload: { uid: uidOf(user), reason: leaveReasonOf(reason) } }),
    );
    client.on('user-published', (user, kind) => {
      if (kind === 'datachannel') return;
      hear({ event: 'published', payload: { uid: uidOf(user), kind } });
    });
    client.on('user-unpublished', (user, kind) => {
      if (kind === 'datachannel') return;
      hear({ event: 'unpublished', payload: { uid: uidOf(user), kind } });
    });
    client.on('volume-indicator', (volumes) => {
      const whole = volumes.map(({ uid, level }) => ({
        uid: Number(uid),
        level: Math.round(levelOf(level / FULL) * FULL),
      }));
      this.#hear((listener) => listener.volumes(whole));
    });
    client.on('network-quality', ({ uplinkNetworkQuality: up, downlinkNetworkQuality: down }) =>
      this.#hear((listener) => listener.quality({ up, down })),
    );
    client.on('token-privilege-will-expire', () =>
      this.#hear((listener) => listener.tokenWillExpire()),
    );
    client.on('token-privilege-did-expire', () =>
      this.#hear((listener) => listener.ended('TOKEN_EXPIRE')),
    );
    client.on('connection-state-change', (state, _previous, reason) => {
      // Steps of the join itself are ignored; its final state is read afterwards.
      if (!this.#early) this.#follow(state, reason);
    });
  }

  #follow(state: RtcClient['connectionState'] | undefined, reason?: string): void {
    this.#hear((listener) => {
      if (state === 'RECONNECTING') listener.lost();
      else if (state === 'CONNECTED') listener.returned();
      else if (state === 'DISCONNECTED') listener.ended(reason);
    });
  }
}
