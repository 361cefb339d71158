import type { Cancel, Timers } from '../Timers.ts';
import type { SipRequest, SipResponse } from './SipMessage.ts';
import { PATIENCE_MS, T1_MS, T2_MS, T4_MS, transactionKeyOf } from './SipTransaction.ts';
import { responseTo } from './responseTo.ts';
import type { ResponseParts, SipStatus } from './responseTo.ts';
import type { TransportAddress } from './via.ts';

/** The dependencies of a transaction. */
export interface ServerTransactionOptions {
  readonly timers: Timers;
  readonly send: (response: SipResponse, to: TransportAddress) => void;
  /** Called at its end: a repetition of the same request would then be a new one. */
  readonly ended: () => void;
}

/** A request of theirs until the answer to it has arrived (RFC 3261, 17.2; RFC 6026). */
export class ServerTransaction {
  readonly request: SipRequest;
  readonly source: TransportAddress;
  readonly key: string;
  /** No ACK came for the final answer to an INVITE. */
  unacknowledged: () => void = () => undefined;
  /** The caller cancels the INVITE; called only before it is answered. */
  canceled: () => void = () => undefined;
  readonly #options: ServerTransactionOptions;
  readonly #isInvite: boolean;
  #last: SipResponse | undefined;
  #isFinal = false;
  #isAcknowledged = false;
  #isEnded = false;
  #repeat: Cancel | undefined;
  #limit: Cancel | undefined;

  constructor(request: SipRequest, source: TransportAddress, options: ServerTransactionOptions) {
    this.request = request;
    this.source = source;
    this.key = transactionKeyOf(request);
    this.#options = options;
    this.#isInvite = request.method === 'INVITE';
  }

  /** Whether the final answer is still due. */
  get isOpen(): boolean {
    return !this.#isFinal && !this.#isEnded;
  }

  /** Handles a repetition of the request, or its ACK. */
  take(request: SipRequest): void {
    if (request.method === 'ACK') this.acknowledge();
    else if (this.#last && !this.#isAcknowledged) this.#options.send(this.#last, this.source);
  }

  /** Sends a response. After the final one (200 and above), nothing more is sent. */
  respond(status: SipStatus, parts?: ResponseParts): void {
    if (!this.isOpen) return;
    this.#last = responseTo(this.request, this.source, status, parts);
    this.#options.send(this.#last, this.source);
    if (status < 200) return;
    this.#isFinal = true;
    if (this.#isInvite) this.#repeatAfter(T1_MS);
    this.#limit = this.#options.timers.after(PATIENCE_MS, () => {
      const isMissing = this.#isInvite && !this.#isAcknowledged;
      this.stop();
      if (isMissing) this.unacknowledged();
    });
  }

  /** The answer has arrived. */
  acknowledge(): void {
    if (!this.#isFinal || this.#isAcknowledged || this.#isEnded) return;
    this.#isAcknowledged = true;
    this.#repeat?.();
    this.#limit?.();
    this.#limit = this.#options.timers.after(T4_MS, () => this.stop());
  }

  stop(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#repeat?.();
    this.#limit?.();
    this.#options.ended();
  }

  /** Repeats the answer to an INVITE until its ACK comes. */
  #repeatAfter(delayMs: number): void {
    this.#repeat = this.#options.timers.after(delayMs, () => {
      if (this.#last) this.#options.send(this.#last, this.source);
      this.#repeatAfter(Math.min(delayMs * 2, T2_MS));
    });
  }
}
