import { cseqOf, headerOf } from './SipMessage.ts';
import type { SipHeader } from './SipMessage.ts';
import type { SipStatus } from './responseTo.ts';
import type { ServerTransaction } from './ServerTransaction.ts';
import { parseAddress, parseUri } from './sipAddress.ts';
import { routesOf, SipDialog } from './SipDialog.ts';
import type { DialogCarrier, DialogListener } from './SipDialog.ts';

/** Receives the events of an incoming call. */
export interface InviteServerListener extends DialogListener {
  /** The caller hung up before the call was answered. */
  readonly canceled: () => void;
}

/** The caller and the number called. */
export interface IncomingInvite {
  readonly callId: string;
  readonly dialed: string;
  /** The caller's number or name as reported by the network. */
  readonly from: string;
  /** The caller's description; '' when they leave the offer to us. */
  readonly offer: string;
}

/** An incoming call: refused, or answered and then a dialog. */
export class InviteServer {
  readonly invite: IncomingInvite;
  readonly #transaction: ServerTransaction;
  readonly #carrier: DialogCarrier;
  readonly #listener: InviteServerListener;
  readonly #contact: string;
  /** Our end's tag, the same in all answers. */
  readonly #tag: string;
  #dialog: SipDialog | undefined;

  /**
   * @param contact where requests within the call reach us
   * @param tag names our end
   */
  constructor(
    transaction: ServerTransaction,
    carrier: DialogCarrier,
    { contact, tag }: { readonly contact: string; readonly tag: string },
    listener: InviteServerListener,
  ) {
    const { request } = transaction;
    const from = parseAddress(headerOf(request, 'from') ?? '')?.uri ?? '';
    this.invite = {
      callId: headerOf(request, 'call-id') ?? '',
      dialed: parseUri(request.uri)?.user ?? '',
      from: parseUri(from)?.user ?? '',
      offer: request.body,
    };
    this.#transaction = transaction;
    this.#carrier = carrier;
    this.#listener = listener;
    this.#contact = contact;
    this.#tag = tag;
    transaction.canceled = () => {
      this.refuse(487);
      listener.canceled();
    };
  }

  /** Whether it can still be answered. */
  get isOpen(): boolean {
    return this.#transaction.isOpen;
  }

  /** Notifies the caller that it rings. */
  ring(): void {
    this.#transaction.respond(180, { toTag: this.#tag, headers: [['contact', this.#contact]] });
  }

  /** Answers with our description. Has no effect if the caller has hung up meanwhile. */
  answer(sdp: string): void {
    const target = parseAddress(headerOf(this.#transaction.request, 'contact') ?? '')?.uri;
    if (target === undefined) this.refuse(400);
    if (!this.isOpen || target === undefined) return;
    this.#dialog = this.#begin(target);
    const headers: SipHeader[] = [
      ['contact', this.#contact],
      ['content-type', 'application/sdp'],
    ];
    this.#transaction.respond(200, { toTag: this.#tag, headers, body: sdp });
  }

  /** Refuses the call. */
  refuse(status: SipStatus, headers: readonly SipHeader[] = []): void {
    this.#transaction.respond(status, { toTag: this.#tag, headers });
  }

  /** Ends the call, answered or not; no more events follow. */
  hangUp(): void {
    if (this.#dialog) this.#dialog.hangUp();
    else this.refuse(480);
  }

  #begin(target: string): SipDialog {
    const { request, source } = this.#transaction;
    const remote = headerOf(request, 'from') ?? '';
    return new SipDialog(
      {
        name: {
          callId: this.invite.callId,
          localTag: this.#tag,
          remoteTag: parseAddress(remote)?.tag ?? '',
        },
        local: `${headerOf(request, 'to') ?? ''};tag=${this.#tag}`,
        remote,
        target,
        routes: routesOf(request),
        contact: this.#contact,
        peer: source,
        localNumber: 0,
        remoteNumber: cseqOf(request)?.number ?? 0,
      },
      this.#carrier,
      this.#listener,
      this.#transaction,
    );
  }
}
