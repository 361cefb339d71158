import type { Uid } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import type { LeaveReason, RtcCredentials, RtcEvents, RtcRole } from '../../ports/RtcSession.ts';
import type { MediaEventFrame } from '../embedded/RemoteUsers.ts';
import { rtcError } from './agoraErrors.ts';
import { levelOf } from './agoraLevel.ts';
import type { RtcClient, RtcClientUser, RtcSdk } from './AgoraSdk.ts';

const FULL = 100;

/** Takes what one join tells. */
export interface RtcLineListener {
  /** Of the others. */
  hear(frame: MediaEventFrame): void;
  volumes(volumes: RtcEvents['volumes']): void;
  quality(quality: RtcEvents['quality']): void;
  tokenWillExpire(): void;
  /** The SDK comes back by itself. */
  lost(): void;
  returned(): void;
  /** It does not: with Agora's reason. */
  ended(reason: string | undefined): void;
}

const LEAVE_REASONS = { ServerTimeOut: 'timeout', BecomeAudience: 'became-audience' } as const;
const leaveReasonOf = (reason: string): LeaveReason =>
  LEAVE_REASONS[reason as keyof typeof LEAVE_REASONS] ?? 'left';

/** One join with a client of its own; after `close` it tells nothing any more. */
export class RtcLine {
  readonly #listener: RtcLineListener;
  #client: RtcClient | undefined;
  #isClosed = false;
  /** What comes before the join has been told waits for it. */
  #early: (() => void)[] | undefined = [];

  constructor(listener: RtcLineListener) {
    this.#listener = listener;
  }

  /** Whether the join has been told and nothing has ended it. */
  get isOpen(): boolean {
    return this.#client !== undefined && this.#early === undefined && !this.#isClosed;
  }

  /** @throws PortError `network` while the line is not open */
  get client(): RtcClient {
    if (!this.#client || !this.isOpen) throw new PortError('network', 'The line is away');
    return this.#client;
  }

  /** Who may send, as the SDK knows it now. */
  get remoteUsers(): readonly RtcClientUser[] {
    return this.#client?.remoteUsers ?? [];
  }

  /** Without a network it never ends: the caller ends it with `close`. */
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
      // Asked for at each join: the SDK forgets it at the end of one.
      client.enableAudioVolumeIndicator();
      await client.join(appId, channel, token, uid);
    } catch (cause) {
      throw rtcError(cause);
    }
  }

  /** Tells what came early and from now on everything at once. */
  start(): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const tell of early) tell();
    this.#follow(this.#client?.connectionState);
  }

  /** Ends it, a pending join too. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    // Whatever fails here has ended as well.
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
      // The steps of the join itself are no news; how it stands at its end is looked up then.
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
