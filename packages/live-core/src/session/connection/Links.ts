import type { LiveSessionOptions, LiveTokens } from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import type { Off } from '../../events/Emitter.ts';
import { PortError } from '../../ports/PortError.ts';
import type { RtcProvider } from '../../ports/RtcProvider.ts';
import type { RtcCloseReason, RtcSession } from '../../ports/RtcSession.ts';
import type { RtmCloseReason, RtmProvider } from '../../ports/RtmProvider.ts';
import { LiveError, toLiveError } from '../LiveError.ts';

/** Events of the messaging and media links together. */
export interface LinkEvents {
  /** At least one of the two links is lost. */
  lost: undefined;
  /** Both links are back; with `wasResumed` false, something may have been missed. */
  back: { readonly wasResumed: boolean };
  /** Ended from outside. */
  closed: { readonly reason: 'kicked-off' | 'removed' | 'token-expired' };
  tokenWillExpire: undefined;
}

const CLOSE_REASONS: Readonly<
  Partial<Record<RtmCloseReason | RtcCloseReason, LinkEvents['closed']['reason']>>
> = {
  'remote-login': 'kicked-off',
  'uid-conflict': 'kicked-off',
  kicked: 'removed',
  banned: 'removed',
  'token-expired': 'token-expired',
  'login-rejected': 'token-expired',
};

/** A member's messaging and media links as one connection; opened once. */
export class Links extends Emitter<LinkEvents> {
  readonly #rtm: RtmProvider;
  readonly #rtc: RtcProvider | null;
  readonly #opening = new AbortController();
  #session: RtcSession | undefined;
  #offs: Off[] = [];
  #isLost = false;
  #mayHaveMissed = false;

  /** @param rtc null for a live session without a real-time client (LCON-09) */
  constructor(rtm: RtmProvider, rtc: RtcProvider | null) {
    super();
    this.#rtm = rtm;
    this.#rtc = rtc;
  }

  /** The media session, once joined. */
  get session(): RtcSession | undefined {
    return this.#session;
  }

  /**
   * Logs in and joins both channels at the same time.
   * If one fails, the other is closed first, so that no event of the failed attempt reaches a new one.
   *
   * @throws LiveError `login-timeout`, `login-failed`, `removed`, `join-failed`, `aborted`
   */
  async open(options: LiveSessionOptions, tokens: LiveTokens): Promise<void> {
    const session = this.#rtc?.createSession();
    this.#session = session;
    const { signal } = this.#opening;
    let failure: LiveError | undefined;
    const part = async (joining: Promise<void>): Promise<void> => {
      try {
        await joining;
      } catch (error) {
        failure ??= toLiveError(error);
        this.#opening.abort();
      }
    };
    await Promise.all([
      part(this.#joinMessages(options, tokens, signal)),
      part(this.#joinMedia(options, tokens, signal)),
    ]);
    if (failure || signal.aborted) {
      await this.close();
      throw failure ?? new LiveError('aborted');
    }
    this.#isLost = false;
    this.#mayHaveMissed = false;
    this.#offs = [
      this.#rtm.on('link', ({ state, reason, wasResumed }) => {
        if (state === 'connected') this.#mayHaveMissed ||= !wasResumed;
        this.#follow(state, reason);
      }),
      this.#rtm.on('tokenWillExpire', () => this.emit('tokenWillExpire', undefined)),
    ];
    if (!session) return;
    this.#offs.push(
      session.on('link', ({ state, reason }) => this.#follow(state, reason)),
      session.on('tokenWillExpire', () => this.emit('tokenWillExpire', undefined)),
    );
  }

  /** Leaves both channels; a failing leave counts as left. */
  async close(): Promise<void> {
    this.#opening.abort();
    for (const off of this.#offs.splice(0)) off();
    const session = this.#session;
    this.#session = undefined;
    await Promise.allSettled([this.#rtm.logout(), session?.leave()]);
  }

  /** Passes new tokens on. A disconnected provider uses them for its next attempt, or requests them again. */
  async renew({ token, rtm_token }: LiveTokens): Promise<void> {
    await Promise.allSettled([this.#rtm.renewToken(rtm_token), this.#session?.renewToken(token)]);
  }

  async #joinMessages(
    options: LiveSessionOptions,
    tokens: LiveTokens,
    signal: AbortSignal,
  ): Promise<void> {
    const { app_id: appId, uid, channel } = options;
    try {
      await this.#rtm.login({ appId, uid, token: tokens.rtm_token }, { signal });
    } catch (cause) {
      throw new LiveError(loginFailure(cause), { cause });
    }
    try {
      await this.#rtm.join(channel);
    } catch (cause) {
      throw new LiveError('join-failed', { cause });
    }
  }

  async #joinMedia(
    options: LiveSessionOptions,
    tokens: LiveTokens,
    signal: AbortSignal,
  ): Promise<void> {
    const { app_id: appId, uid, channel } = options;
    try {
      await this.#session?.join({ appId, uid, channel, token: tokens.token }, { signal });
    } catch (cause) {
      const isBanned = cause instanceof PortError && cause.code === 'banned';
      throw new LiveError(isBanned ? 'removed' : 'join-failed', { cause });
    }
  }

  #follow(state: string, reason: RtmCloseReason | RtcCloseReason | undefined): void {
    if (state === 'closed') {
      const why = reason && CLOSE_REASONS[reason];
      if (why) this.emit('closed', { reason: why });
      return;
    }
    const isLost = this.#rtm.state !== 'connected' || this.#isMediaAway();
    if (isLost === this.#isLost) return;
    this.#isLost = isLost;
    if (isLost) {
      this.emit('lost', undefined);
      return;
    }
    this.emit('back', { wasResumed: !this.#mayHaveMissed });
    this.#mayHaveMissed = false;
  }

  #isMediaAway(): boolean {
    return this.#session !== undefined && this.#session.state !== 'connected';
  }
}

function loginFailure(cause: unknown): 'login-timeout' | 'login-failed' | 'removed' {
  if (!(cause instanceof PortError)) return 'login-failed';
  if (cause.code === 'banned') return 'removed';
  return cause.code === 'timeout' || cause.code === 'network' ? 'login-timeout' : 'login-failed';
}
