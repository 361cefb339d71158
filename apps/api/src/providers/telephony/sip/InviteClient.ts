import type { Random } from '#platform/random/Random.ts';
import type { CallEnd } from '../TelephonyProvider.ts';
import type { Cancel, Timers } from '../Timers.ts';
import { callOutcomeOf } from './callOutcomeOf.ts';
import type { ClientTransaction } from './ClientTransaction.ts';
import { answerChallenge, readChallenge } from './digestAuth.ts';
import type { SipAccount } from './digestAuth.ts';
import { parseAddress } from './sipAddress.ts';
import { dialogKeyOf, dialogOfResponse, routesOf, SipDialog } from './SipDialog.ts';
import type { DialogListener } from './SipDialog.ts';
import type { SipEndpoint } from './SipEndpoint.ts';
import { headerOf, headersOf } from './SipMessage.ts';
import type { SipHeader, SipRequest, SipResponse } from './SipMessage.ts';
import { PATIENCE_MS } from './SipTransaction.ts';
import type { TransportAddress } from './via.ts';

/** The target and settings of a call. */
export interface InviteOrder {
  /** `sip:` URI of the person called. */
  readonly to: string;
  /** `sip:` URI shown to the person called. */
  readonly from: string;
  /** Address to which the call is sent: the trunk, or the phone itself. */
  readonly peer: TransportAddress;
  readonly contact: string;
  readonly offer: string;
  /** Credentials for a trunk that requires them. */
  readonly account: SipAccount | undefined;
  /** Maximum ringing time in ms. */
  readonly ringMs: number;
}

/** Receives the events of an outgoing call. */
export interface InviteClientListener extends Omit<DialogListener, 'ended'> {
  readonly ringing: () => void;
  /** @param sdp their description */
  readonly answered: (sdp: string) => void;
  /** Called once, and not if we have hung up ourselves. */
  readonly ended: (end: CallEnd) => void;
}

interface InviteClientDeps {
  readonly endpoint: SipEndpoint;
  readonly timers: Timers;
  readonly random: Random;
}

/** A call of ours: dialed, perhaps answered, ended by either side. */
export class InviteClient {
  readonly #order: InviteOrder;
  readonly #deps: InviteClientDeps;
  readonly #listener: InviteClientListener;
  readonly #callId: string;
  readonly #tag: string;
  #number = 0;
  #transaction: ClientTransaction | undefined;
  #dialog: SipDialog | undefined;
  #isOver = false;
  #hasAuthorized = false;
  #isRinging = false;
  #isTakenBack = false;
  #limit: Cancel | undefined;

  constructor(order: InviteOrder, deps: InviteClientDeps, listener: InviteClientListener) {
    this.#order = order;
    this.#deps = deps;
    this.#listener = listener;
    this.#callId = deps.random.token(16);
    this.#tag = deps.random.token(6);
    this.#limit = deps.timers.after(order.ringMs, () => this.#finish('no_answer'));
    this.#invite([]);
  }

  /** Ends the call, answered or not; no more events follow. */
  hangUp(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#withdraw();
  }

  #invite(credentials: readonly SipHeader[]): void {
    this.#number += 1;
    this.#transaction = this.#deps.endpoint.request(this.#request(credentials), this.#order.peer, {
      response: (response) => this.#hear(response),
      timeout: () => this.#finish('failed'),
    });
  }

  #request(credentials: readonly SipHeader[]): SipRequest {
    const { to, from, contact, offer } = this.#order;
    return {
      kind: 'request',
      method: 'INVITE',
      uri: to,
      headers: [
        ['max-forwards', '70'],
        ['from', `<${from}>;tag=${this.#tag}`],
        ['to', `<${to}>`],
        ['call-id', this.#callId],
        ['cseq', `${this.#number} INVITE`],
        ['contact', contact],
        ['allow', 'INVITE, ACK, CANCEL, BYE, OPTIONS'],
        ...credentials,
        ['content-type', 'application/sdp'],
      ],
      body: offer,
    };
  }

  #hear(response: SipResponse): void {
    // A canceled call is over now.
    if (response.status >= 200 && this.#isOver) this.#limit?.();
    if (response.status < 200) this.#ring(response);
    else if (response.status < 300) this.#accept(response);
    else if (!this.#authorize(response)) this.#finish(callOutcomeOf(response.status));
  }

  #ring({ status }: SipResponse): void {
    // A call given up before it was received can be canceled only now.
    if (this.#isOver) this.#withdraw();
    else if (status > 100 && !this.#isRinging) {
      this.#isRinging = true;
      this.#listener.ringing();
    }
  }

  /** Accepts the first answer only. Later or late ones are acknowledged and dropped. */
  #accept(response: SipResponse): void {
    const known = this.#dialog;
    if (known && dialogKeyOf(known.name) === dialogKeyOf(dialogOfResponse(response))) {
      known.acknowledge(this.#number);
      return;
    }
    const isLate = known !== undefined || this.#isOver;
    const dialog = this.#begin(response, isLate);
    dialog.acknowledge(this.#number);
    if (isLate) {
      dialog.hangUp();
      return;
    }
    this.#dialog = dialog;
    this.#limit?.();
    this.#listener.answered(response.body);
  }

  #begin(response: SipResponse, isLate: boolean): SipDialog {
    const { contact, peer, to } = this.#order;
    const listener: DialogListener = {
      ended: () => {
        if (!isLate) this.#finish('hanged_up');
      },
      reoffered: (offer) => this.#listener.reoffered(offer),
      acknowledged: (answer) => this.#listener.acknowledged?.(answer),
    };
    return new SipDialog(
      {
        name: dialogOfResponse(response),
        local: headerOf(response, 'from') ?? '',
        remote: headerOf(response, 'to') ?? '',
        target: parseAddress(headerOf(response, 'contact') ?? '')?.uri ?? to,
        routes: routesOf(response).reverse(),
        contact,
        peer,
        localNumber: this.#number,
        remoteNumber: -1,
      },
      this.#deps.endpoint,
      listener,
    );
  }

  /** Answers the trunk's challenge once; a second challenge means that the password is wrong. */
  #authorize(response: SipResponse): boolean {
    const isProxy = response.status === 407;
    const { account, to } = this.#order;
    if (this.#isOver || this.#hasAuthorized || account === undefined) return false;
    if (!isProxy && response.status !== 401) return false;
    const requested = headersOf(response, isProxy ? 'proxy-authenticate' : 'www-authenticate');
    const challenges = requested.map(readChallenge).filter((challenge) => challenge !== undefined);
    const challenge = challenges.find(({ algorithm }) => algorithm === 'SHA-256') ?? challenges[0];
    if (!challenge) return false;
    this.#hasAuthorized = true;
    const own = this.#deps.random.token(12);
    const answer = answerChallenge(challenge, account, { method: 'INVITE', uri: to }, own);
    this.#invite([[isProxy ? 'proxy-authorization' : 'authorization', answer]]);
    return true;
  }

  #finish(end: CallEnd): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#withdraw();
    this.#listener.ended(end);
  }

  /** Hangs up an answered call and cancels an unanswered one. */
  #withdraw(): void {
    const transaction = this.#transaction;
    if (!this.#isTakenBack) this.#limit?.();
    if (this.#dialog) this.#dialog.hangUp();
    else if (transaction?.isProceeding === true && !this.#isTakenBack) {
      this.#isTakenBack = true;
      this.#deps.endpoint.cancel(transaction, this.#order.peer);
      // A side that does not answer that either is not waited for (RFC 3261, 9.1).
      this.#limit = this.#deps.timers.after(PATIENCE_MS, () => transaction.stop());
    }
  }
}
