import type { Off } from '../../events/Emitter.ts';
import { PortError } from '../../ports/PortError.ts';
import type { PortErrorCode } from '../../ports/PortError.ts';
import type { RtmCredentials } from '../../ports/RtmProvider.ts';
import type { LinkStateEvent, MessageEvent, PresenceEvent, RtmClient, RtmSdk } from './AgoraSdk.ts';
import { rtmError } from './agoraErrors.ts';
import { rtmStep } from './agoraLink.ts';
import type { RtmStep } from './agoraLink.ts';
import { toUserId } from './agoraUid.ts';
import { broughtBy } from './loadAgora.ts';
import { rtmClientOf } from './rtmClients.ts';
import type { KeptClient } from './rtmClients.ts';

/** Login errors for SDK failures that appear only as a state. */
const REFUSALS: Readonly<Record<string, PortErrorCode>> = {
  SAME_UID_LOGIN: 'uid-conflict',
  KICKED_OUT_BY_SERVER: 'kicked',
  TOKEN_EXPIRED: 'token-expired',
  LOGIN_TOO_FREQUENT: 'rate-limited',
};

/** Receives the events of one login. */
export interface RtmLineListener {
  step(step: RtmStep, event: LinkStateEvent): void;
  message(event: MessageEvent): void;
  presence(event: PresenceEvent): void;
  tokenWillExpire(): void;
}

/** One login of an account; after `close` it emits nothing. */
export class RtmConnection {
  readonly #listener: RtmLineListener;
  #kept: KeptClient | undefined;
  #offs: readonly Off[] = [];
  #hasBeenConnected = false;
  #isClosed = false;
  #refuse: (error: PortError) => void = () => undefined;

  constructor(listener: RtmLineListener) {
    this.#listener = listener;
  }

  /** @throws PortError `invalid-state` before the login */
  get client(): RtmClient {
    if (!this.#kept) throw new PortError('invalid-state', 'Not logged in');
    return this.#kept.client;
  }

  /** Logs in. Without a network it never ends, and the caller ends it with `close`. */
  async open(load: () => Promise<RtmSdk>, { appId, uid, token }: RtmCredentials): Promise<void> {
    try {
      const kept = rtmClientOf(await broughtBy(load), appId, toUserId(uid));
      await kept.ending;
      if (this.#isClosed) throw new PortError('aborted', 'Given up before the log-in');
      this.#kept = kept;
      this.#listen(kept.client);
      const refused = new Promise<never>((_resolve, reject) => {
        this.#refuse = reject;
      });
      await Promise.race([kept.client.login({ token }), refused]);
    } catch (cause) {
      throw rtmError(cause);
    }
    this.#hasBeenConnected = true;
  }

  /** Ends it, even a pending login; the account's next login waits for this. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const off of this.#offs) off();
    const kept = this.#kept;
    if (!kept) return;
    // An error here means it has ended as well.
    kept.ending = kept.client.logout().then(
      () => undefined,
      () => undefined,
    );
    await kept.ending;
  }

  #listen(client: RtmClient): void {
    const link = (event: LinkStateEvent): void => this.#follow(event);
    const message = (event: MessageEvent): void => this.#listener.message(event);
    const presence = (event: PresenceEvent): void => this.#listener.presence(event);
    const token = (): void => this.#listener.tokenWillExpire();
    // Added before the login, or the first lists would be lost.
    client.addEventListener('linkState', link);
    client.addEventListener('message', message);
    client.addEventListener('presence', presence);
    client.addEventListener('tokenPrivilegeWillExpire', token);
    this.#offs = [
      () => client.removeEventListener('linkState', link),
      () => client.removeEventListener('message', message),
      () => client.removeEventListener('presence', presence),
      () => client.removeEventListener('tokenPrivilegeWillExpire', token),
    ];
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
