import type { Random } from '#platform/random/Random.ts';
import type { Timers } from '../Timers.ts';
import { ClientTransaction } from './ClientTransaction.ts';
import type { ClientListener } from './ClientTransaction.ts';
import { parseSip } from './parseSip.ts';
import { responseTo } from './responseTo.ts';
import type { SipStatus } from './responseTo.ts';
import { ServerTransaction } from './ServerTransaction.ts';
import { dialogKeyOf, dialogOfRequest } from './SipDialog.ts';
import type { DialogCarrier, SipDialog } from './SipDialog.ts';
import { headerOf } from './SipMessage.ts';
import type { SipHeader, SipMessage, SipRequest, SipResponse } from './SipMessage.ts';
import type { SipTransport } from './SipSocket.ts';
import { canceledKeyOf, transactionKeyOf } from './SipTransaction.ts';
import { BRANCH_COOKIE } from './via.ts';
import type { TransportAddress } from './via.ts';
import { writeSip } from './writeSip.ts';

/** The dependencies of an endpoint. */
export interface SipEndpointOptions {
  readonly transport: SipTransport;
  readonly timers: Timers;
  readonly random: Random;
  /**
   * Returns whether calls may come from an address. Others are refused, and none of their data is
   * kept.
   */
  readonly isKnown: (source: TransportAddress) => boolean;
  /** An incoming call, to be answered now or later. */
  readonly invited: (invite: ServerTransaction) => void;
  /** A fault of ours with one packet; later packets are still handled. */
  readonly report: (error: unknown) => void;
}

/**
 * Maximum number of concurrent requests from others; further ones are refused without being stored.
 */
const TRANSACTIONS_MAX = 500;
/** Maximum number of strangers answered within a period in ms; the rest get no answer. */
const STRANGERS_MAX = 20;
const STRANGERS_MS = 1000;
const METHODS = ['INVITE', 'ACK', 'CANCEL', 'BYE', 'OPTIONS'];
const ALLOW: SipHeader = ['allow', METHODS.join(', ')];

/** Our end of the signaling: passes each message to the call that it belongs to. */
export class SipEndpoint implements DialogCarrier {
  readonly local: TransportAddress;
  readonly #options: SipEndpointOptions;
  readonly #sent = new Map<string, ClientTransaction>();
  readonly #taken = new Map<string, ServerTransaction>();
  readonly #dialogs = new Map<string, SipDialog>();

  #strangers = 0;
  #strangersSince = -Infinity;

  constructor(options: SipEndpointOptions) {
    this.#options = options;
    this.local = options.transport.local;
    options.transport.follow((packet, source) => {
      try {
        const message = parseSip(packet);
        if (message) this.#take(message, source);
      } catch (error) {
        options.report(error);
      }
    });
  }

  request(request: SipRequest, to: TransportAddress, listener: ClientListener): ClientTransaction {
    const whole = this.#withVia(request, BRANCH_COOKIE + this.#options.random.token(12));
    return this.#begin(whole, to, listener);
  }

  /** Cancels an INVITE without a final answer: the CANCEL takes the INVITE's path. */
  cancel({ request: invite }: ClientTransaction, to: TransportAddress): void {
    const kept = ['via', 'from', 'to', 'call-id', 'max-forwards', 'route'];
    const number = (headerOf(invite, 'cseq') ?? '').split(' ', 1)[0] ?? '';
    const headers: SipHeader[] = [
      ...invite.headers.filter(([name]) => kept.includes(name)),
      ['cseq', `${number} CANCEL`],
    ];
    const nothing = { response: () => undefined, timeout: () => undefined };
    this.#begin({ ...invite, method: 'CANCEL', headers, body: '' }, to, nothing);
  }

  sendOnce(request: SipRequest, to: TransportAddress): void {
    this.#send(this.#withVia(request, BRANCH_COOKIE + this.#options.random.token(12)), to);
  }

  addDialog(dialog: SipDialog): void {
    this.#dialogs.set(dialogKeyOf(dialog.name), dialog);
  }

  removeDialog(dialog: SipDialog): void {
    this.#dialogs.delete(dialogKeyOf(dialog.name));
  }

  /** Drops all state without waiting for messages in transit. */
  stop(): void {
    for (const transaction of [...this.#sent.values(), ...this.#taken.values()]) transaction.stop();
    this.#dialogs.clear();
  }

  #begin(request: SipRequest, to: TransportAddress, listener: ClientListener): ClientTransaction {
    const transaction: ClientTransaction = new ClientTransaction(request, {
      timers: this.#options.timers,
      send: (message) => this.#send(message, to),
      listener,
      ended: () => this.#sent.delete(transaction.key),
    });
    this.#sent.set(transaction.key, transaction);
    transaction.start();
    return transaction;
  }

  #withVia(request: SipRequest, branch: string): SipRequest {
    const { address, port } = this.local;
    const host = address.includes(':') ? `[${address}]` : address;
    const via = `SIP/2.0/UDP ${host}:${port};branch=${branch};rport`;
    return { ...request, headers: [['via', via], ...request.headers] };
  }

  #send(message: SipMessage, to: TransportAddress): void {
    this.#options.transport.send(writeSip(message), to);
  }

  #take(message: SipMessage, source: TransportAddress): void {
    if (!this.#options.isKnown(source)) this.#refuseStranger(message, source);
    else if (message.kind === 'response') this.#hear(message);
    else this.#serve(message, source);
  }

  /** Answers a stranger once and briefly, so that forged senders are not flooded. */
  #refuseStranger(message: SipMessage, source: TransportAddress): void {
    if (message.kind === 'response' || message.method === 'ACK') return;
    const now = this.#options.timers.now();
    if (now - this.#strangersSince > STRANGERS_MS) {
      this.#strangers = 0;
      this.#strangersSince = now;
    }
    this.#strangers += 1;
    if (this.#strangers <= STRANGERS_MAX) this.#refuse(message, source, 403);
  }

  #refuse(request: SipRequest, source: TransportAddress, status: SipStatus): void {
    const toTag = this.#options.random.token(6);
    this.#send(responseTo(request, source, status, { toTag }), source);
  }

  /** Drops a response that belongs to no transaction. */
  #hear(response: SipResponse): void {
    this.#sent.get(transactionKeyOf(response))?.take(response);
  }

  #serve(request: SipRequest, source: TransportAddress): void {
    const known = this.#taken.get(transactionKeyOf(request));
    const dialog = this.#dialogs.get(dialogKeyOf(dialogOfRequest(request)));
    if (known) known.take(request);
    else if (request.method === 'ACK') dialog?.takeAck(request);
    else if (this.#taken.size >= TRANSACTIONS_MAX) this.#refuse(request, source, 503);
    else this.#answer(this.#open(request, source), dialog);
  }

  #open(request: SipRequest, source: TransportAddress): ServerTransaction {
    const transaction: ServerTransaction = new ServerTransaction(request, source, {
      timers: this.#options.timers,
      send: (response, to) => this.#send(response, to),
      ended: () => this.#taken.delete(transaction.key),
    });
    this.#taken.set(transaction.key, transaction);
    return transaction;
  }

  #answer(transaction: ServerTransaction, dialog: SipDialog | undefined): void {
    const { request } = transaction;
    const toTag = this.#options.random.token(6);
    const required = headerOf(request, 'require');
    if (request.method === 'CANCEL') this.#cancel(transaction);
    else if (required !== undefined) {
      transaction.respond(420, { toTag, headers: [['unsupported', required]] });
    } else if (dialog) dialog.take(transaction);
    else if (dialogOfRequest(request).localTag !== '') transaction.respond(481);
    else if (request.method === 'INVITE') this.#invite(transaction);
    else if (request.method === 'OPTIONS') transaction.respond(200, { toTag, headers: [ALLOW] });
    // Registrations are refused: phones reach a room by calling it.
    else if (request.method === 'REGISTER') transaction.respond(403, { toTag });
    else transaction.respond(405, { toTag, headers: [ALLOW] });
  }

  #invite(transaction: ServerTransaction): void {
    transaction.respond(100);
    this.#options.invited(transaction);
  }

  #cancel(transaction: ServerTransaction): void {
    const invite = this.#taken.get(canceledKeyOf(transaction.request));
    transaction.respond(invite ? 200 : 481, { toTag: this.#options.random.token(6) });
    if (invite?.isOpen === true) invite.canceled();
  }
}
