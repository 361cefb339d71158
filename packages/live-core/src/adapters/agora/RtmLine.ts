import { PRESENCE_TIMEOUT_MS } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import type { PortErrorCode } from '../../ports/PortError.ts';
import type { RtmCredentials } from '../../ports/RtmProvider.ts';
import type { LinkStateEvent, MessageEvent, PresenceEvent, RtmClient, RtmSdk } from './AgoraSdk.ts';
import { rtmError } from './agoraErrors.ts';
import { rtmStep } from './agoraLink.ts';
import type { RtmStep } from './agoraLink.ts';
import { toUserId } from './agoraUid.ts';

const SECOND_MS = 1000;

/** What a log-in failed with, where the SDK says it by its state alone. */
const REFUSALS: Readonly<Record<string, PortErrorCode>> = {
  SAME_UID_LOGIN: 'uid-conflict',
  KICKED_OUT_BY_SERVER: 'kicked',
  TOKEN_EXPIRED: 'token-expired',
  LOGIN_TOO_FREQUENT: 'rate-limited',
};

/** What one log-in tells. */
export interface RtmLineListener {
  step(step: RtmStep, event: LinkStateEvent): void;
  message(event: MessageEvent): void;
  presence(event: PresenceEvent): void;
  tokenWillExpire(): void;
}

/** One log-in with a client of its own; after `close` it tells nothing any more. */
export class RtmLine {
  readonly #listener: RtmLineListener;
  #client: RtmClient | undefined;
  #hasBeenConnected = false;
  #isClosed = false;
  #refuse: (error: PortError) => void = () => undefined;

  constructor(listener: RtmLineListener) {
    this.#listener = listener;
  }

  /** @throws PortError `invalid-state` before the log-in */
  get client(): RtmClient {
    if (!this.#client) throw new PortError('invalid-state', 'Not logged in');
    return this.#client;
  }

  /** Without a network it never ends: the caller ends it with `close`. */
  async open(load: () => Promise<RtmSdk>, { appId, uid, token }: RtmCredentials): Promise<void> {
    const { RTM } = await load();
    if (this.#isClosed) throw new PortError('aborted', 'Given up while the SDK was loaded');
    try {
      const client = new RTM(appId, toUserId(uid), {
        // Agora's own would keep a crashed tab in the list for five minutes.
        presenceTimeout: PRESENCE_TIMEOUT_MS / SECOND_MS,
        logLevel: 'error',
        logUpload: false,
        useStringUserId: true,
      });
      this.#client = client;
      this.#listen(client);
      const refused = new Promise<never>((_resolve, reject) => {
        this.#refuse = reject;
      });
      await Promise.race([client.login({ token }), refused]);
    } catch (cause) {
      throw rtmError(cause);
    }
    this.#hasBeenConnected = true;
  }

  /** Ends it, a pending log-in too. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    // Whatever fails here has ended as well.
    await this.#client?.logout().catch(() => undefined);
  }

  #listen(client: RtmClient): void {
    const heard =
      <Event>(tell: (event: Event) => void) =>
      (event: Event): void => {
        if (!this.#isClosed) tell(event);
      };
    client.addEventListener(
      'linkState',
      heard((event) => this.#follow(event)),
    );
    client.addEventListener(
      'message',
      heard((event) => this.#listener.message(event)),
    );
    client.addEventListener(
      'presence',
      heard((event) => this.#listener.presence(event)),
    );
    client.addEventListener(
      'tokenPrivilegeWillExpire',
      heard(() => this.#listener.tokenWillExpire()),
    );
  }

  #follow(event: LinkStateEvent): void {
    const step = rtmStep(event, this.#hasBeenConnected);
    if (this.#hasBeenConnected) this.#listener.step(step, event);
    else if (step.state === 'closed') {
      const { reasonCode } = event;
      const code = REFUSALS[reasonCode] ?? 'auth';
      this.#refuse(new PortError(code, event.reason, { vendorCode: reasonCode }));
    }
  }
}
