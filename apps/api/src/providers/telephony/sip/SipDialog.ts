import { headerOf, headersOf } from './SipMessage.ts';
import type { SipHeader, SipMessage, SipRequest, SipResponse } from './SipMessage.ts';
import { cseqOf } from './SipMessage.ts';
import type { ClientListener } from './ClientTransaction.ts';
import { parseAddress } from './sipAddress.ts';
import type { ServerTransaction } from './ServerTransaction.ts';
import type { TransportAddress } from './via.ts';

/** Names a dialog from our end (RFC 3261, 12). */
export interface DialogName {
  readonly callId: string;
  readonly localTag: string;
  readonly remoteTag: string;
}

export const dialogKeyOf = ({ callId, localTag, remoteTag }: DialogName): string =>
  `${callId} ${localTag} ${remoteTag}`;

const tagOf = (message: SipMessage, name: 'from' | 'to'): string =>
  parseAddress(headerOf(message, name) ?? '')?.tag ?? '';

/** Returns the name of the dialog that a request of theirs belongs to. */
export const dialogOfRequest = (request: SipRequest): DialogName => ({
  callId: headerOf(request, 'call-id') ?? '',
  localTag: tagOf(request, 'to'),
  remoteTag: tagOf(request, 'from'),
});

/** Returns the name of the dialog that a response to our request starts. */
export const dialogOfResponse = (response: SipResponse): DialogName => ({
  callId: headerOf(response, 'call-id') ?? '',
  localTag: tagOf(response, 'from'),
  remoteTag: tagOf(response, 'to'),
});

/** The carrier of a dialog's messages. */
export interface DialogCarrier {
  request(request: SipRequest, to: TransportAddress, listener: ClientListener): unknown;
  /** Sends a message that gets no answer. */
  sendOnce(request: SipRequest, to: TransportAddress): void;
  addDialog(dialog: SipDialog): void;
  removeDialog(dialog: SipDialog): void;
}

/** Receives the events of a dialog. */
export interface DialogListener {
  /** The other side has hung up. */
  readonly ended: () => void;
  /**
   * The other side sends a new description of its audio (re-INVITE).
   *
   * @param offer '' when it leaves the offer to us
   * @returns our description; undefined refuses, and the former one stays in use
   */
  readonly reoffered: (offer: string) => string | undefined;
  /** The ACK of our answer; with a description when the offer was ours. */
  readonly acknowledged?: (answer: string) => void;
}

/** The start of a dialog. */
export interface DialogStart {
  readonly name: DialogName;
  /** Our From and theirs as they appear in the messages, tags included. */
  readonly local: string;
  readonly remote: string;
  /** Their Contact. */
  readonly target: string;
  readonly routes: readonly string[];
  readonly contact: string;
  /**
   * Address that the call came from or went to. It receives everything: addresses named in messages
   * are never looked up.
   */
  readonly peer: TransportAddress;
  readonly localNumber: number;
  readonly remoteNumber: number;
}

const ALLOWED = 'INVITE, ACK, CANCEL, BYE, OPTIONS';

/** A call accepted by both sides, until one of them hangs up (RFC 3261, 12 to 15). */
export class SipDialog {
  readonly name: DialogName;
  readonly #start: DialogStart;
  readonly #carrier: DialogCarrier;
  readonly #listener: DialogListener;
  #target: string;
  #localNumber: number;
  #remoteNumber: number;
  #isOver = false;
  #answering: ServerTransaction | undefined;

  constructor(
    start: DialogStart,
    carrier: DialogCarrier,
    listener: DialogListener,
    answering?: ServerTransaction,
  ) {
    this.name = start.name;
    this.#start = start;
    this.#carrier = carrier;
    this.#listener = listener;
    this.#target = start.target;
    this.#localNumber = start.localNumber;
    this.#remoteNumber = start.remoteNumber;
    if (answering) this.#awaitAck(answering);
    carrier.addDialog(this);
  }

  /** Acknowledges their answer, again each time it is repeated. */
  acknowledge(number: number): void {
    this.#carrier.sendOnce(this.#make('ACK', number), this.#start.peer);
  }

  /** Ends the call from our side; not before our answer has arrived (RFC 3261, 15). */
  hangUp(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (!this.#answering) this.#sendBye();
  }

  /** Handles an ACK within the dialog. */
  takeAck(ack: SipRequest): void {
    const answering = this.#answering;
    const isOfAnswer = cseqOf(ack)?.number === (answering && cseqOf(answering.request)?.number);
    if (!answering || !isOfAnswer) return;
    this.#answering = undefined;
    answering.acknowledge();
    if (this.#isOver) this.#sendBye();
    else this.#listener.acknowledged?.(ack.body);
  }

  /** Handles a request within the dialog. */
  take(transaction: ServerTransaction): void {
    const { request } = transaction;
    const number = cseqOf(request)?.number ?? 0;
    if (number <= this.#remoteNumber) {
      // Out of order (RFC 3261, 12.2.2); repetitions never arrive here.
      transaction.respond(500);
      return;
    }
    this.#remoteNumber = number;
    if (request.method === 'BYE') this.#end(transaction);
    else if (this.#isOver) transaction.respond(481);
    else if (request.method === 'INVITE') this.#reoffer(transaction);
    else if (request.method === 'OPTIONS') transaction.respond(200);
    else transaction.respond(405, { headers: [['allow', ALLOWED]] });
  }

  #end(transaction: ServerTransaction): void {
    transaction.respond(200);
    this.#answering?.acknowledge();
    this.#carrier.removeDialog(this);
    if (this.#isOver) return;
    this.#isOver = true;
    this.#listener.ended();
  }

  #reoffer(transaction: ServerTransaction): void {
    const body = this.#listener.reoffered(transaction.request.body);
    if (body === undefined) {
      transaction.respond(488);
      return;
    }
    const contact = parseAddress(headerOf(transaction.request, 'contact') ?? '');
    this.#target = contact?.uri ?? this.#target;
    this.#awaitAck(transaction);
    const headers: SipHeader[] = [
      ['contact', this.#start.contact],
      ['content-type', 'application/sdp'],
    ];
    transaction.respond(200, { headers, body });
  }

  #awaitAck(transaction: ServerTransaction): void {
    this.#answering = transaction;
    transaction.unacknowledged = () => this.#lose(transaction);
  }

  /** Ends a dialog whose other side never acknowledges our answer (RFC 3261, 13.3.1.4 and 14.2). */
  #lose(transaction: ServerTransaction): void {
    if (this.#answering !== transaction) return;
    this.#answering = undefined;
    const wasOver = this.#isOver;
    this.#isOver = true;
    this.#sendBye();
    if (!wasOver) this.#listener.ended();
  }

  #sendBye(): void {
    this.#localNumber += 1;
    const done = (): void => this.#carrier.removeDialog(this);
    const listener: ClientListener = {
      response: ({ status }) => {
        if (status >= 200) done();
      },
      timeout: done,
    };
    this.#carrier.request(this.#make('BYE', this.#localNumber), this.#start.peer, listener);
  }

  #make(method: 'ACK' | 'BYE', number: number): SipRequest {
    const { local, remote, routes, contact, name } = this.#start;
    return {
      kind: 'request',
      method,
      uri: this.#target,
      headers: [
        ['max-forwards', '70'],
        ...routes.map((route): SipHeader => ['route', route]),
        ['from', local],
        ['to', remote],
        ['call-id', name.callId],
        ['cseq', `${number} ${method}`],
        ['contact', contact],
      ],
      body: '',
    };
  }
}

/** Returns the route of a dialog's later messages, as recorded in a message. */
export const routesOf = (message: SipMessage): string[] => headersOf(message, 'record-route');
