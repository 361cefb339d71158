import type { Cancel, Timers } from '../Timers.ts';
import { headerOf, headersOf } from './SipMessage.ts';
import type { SipHeader, SipRequest, SipResponse } from './SipMessage.ts';
import { PATIENCE_MS, T1_MS, T2_MS, T4_MS, transactionKeyOf } from './SipTransaction.ts';

/** Receives the responses to a request. */
export interface ClientListener {
  /** A response; a repeated 2xx to an INVITE each time, since each needs its ACK. */
  readonly response: (response: SipResponse) => void;
  /** No response came. */
  readonly timeout: () => void;
}

/** The dependencies of a transaction. */
export interface ClientTransactionOptions {
  readonly timers: Timers;
  readonly send: (message: SipRequest) => void;
  readonly listener: ClientListener;
  /** The transaction is over: no more events follow. */
  readonly ended: () => void;
}

type State = 'calling' | 'proceeding' | 'accepted' | 'completed' | 'ended';

/** Ms for which a transaction stays to answer repetitions (timers D, K; RFC 6026: M). */
const LINGER_MS = { invite: PATIENCE_MS, other: T4_MS } as const;

/** Returns the ACK of a non-2xx answer: part of the INVITE's transaction (RFC 3261, 17.1.1.3). */
function refusalAck(invite: SipRequest, response: SipResponse): SipRequest {
  const kept = ['via', 'from', 'call-id', 'max-forwards', 'route'];
  const [via = ''] = headersOf(invite, 'via');
  const number = (headerOf(invite, 'cseq') ?? '').split(' ', 1)[0] ?? '';
  return {
    kind: 'request',
    method: 'ACK',
    uri: invite.uri,
    headers: [
      ...invite.headers
        .filter(([name]) => kept.includes(name))
        .map(([name, value]): SipHeader => [name, name === 'via' ? via : value]),
      ['to', headerOf(response, 'to') ?? ''],
      ['cseq', `${number} ACK`],
    ],
    body: '',
  };
}

/** A request of ours until it is answered, repeated while there is no answer (RFC 3261, 17.1). */
export class ClientTransaction {
  readonly request: SipRequest;
  readonly key: string;
  readonly #options: ClientTransactionOptions;
  readonly #isInvite: boolean;
  #state: State = 'calling';
  #repeat: Cancel | undefined;
  #limit: Cancel | undefined;

  constructor(request: SipRequest, options: ClientTransactionOptions) {
    this.request = request;
    this.key = transactionKeyOf({ ...request, kind: 'response', status: 0, reason: '' });
    this.#options = options;
    this.#isInvite = request.method === 'INVITE';
  }

  /** Whether a CANCEL may be sent: the other side has answered, but not finally (RFC 3261, 9.1). */
  get isProceeding(): boolean {
    return this.#state === 'proceeding';
  }

  start(): void {
    const { send, timers, listener } = this.#options;
    send(this.request);
    this.#repeatAfter(T1_MS);
    this.#limit = timers.after(PATIENCE_MS, () => {
      this.stop();
      listener.timeout();
    });
  }

  take(response: SipResponse): void {
    if (this.#state === 'ended') return;
    if (this.#state === 'accepted') {
      if (response.status < 300 && response.status >= 200)
        this.#options.listener.response(response);
    } else if (this.#state === 'completed') {
      this.#acknowledge(response);
    } else if (response.status < 200) this.#proceed(response);
    else this.#finish(response);
  }

  /** Stops waiting. */
  stop(): void {
    if (this.#state === 'ended') return;
    this.#state = 'ended';
    this.#repeat?.();
    this.#limit?.();
    this.#options.ended();
  }

  #proceed(response: SipResponse): void {
    this.#state = 'proceeding';
    if (this.#isInvite) {
      // Ringing may last: the caller decides for how long.
      this.#repeat?.();
      this.#limit?.();
    }
    this.#options.listener.response(response);
  }

  #finish(response: SipResponse): void {
    const isAccepted = this.#isInvite && response.status < 300;
    this.#state = isAccepted ? 'accepted' : 'completed';
    this.#repeat?.();
    this.#limit?.();
    this.#acknowledge(response);
    const lingerMs = this.#isInvite ? LINGER_MS.invite : LINGER_MS.other;
    this.#limit = this.#options.timers.after(lingerMs, () => this.stop());
    this.#options.listener.response(response);
  }

  #acknowledge(response: SipResponse): void {
    if (this.#isInvite && response.status >= 300) {
      this.#options.send(refusalAck(this.request, response));
    }
  }

  #repeatAfter(delayMs: number): void {
    this.#repeat = this.#options.timers.after(delayMs, () => {
      this.#options.send(this.request);
      const isSlow = !this.#isInvite && this.#state === 'proceeding';
      this.#repeatAfter(
        this.#isInvite ? delayMs * 2 : Math.min(isSlow ? T2_MS : delayMs * 2, T2_MS),
      );
    });
  }
}
