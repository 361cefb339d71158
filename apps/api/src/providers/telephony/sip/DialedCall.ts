import type { CallEnd, CallEndpoint } from '../TelephonyProvider.ts';
import { CallSound } from './CallSound.ts';
import { sessionNumber } from './GatewayCall.ts';
import type { GatewayCall, GatewayCallDeps } from './GatewayCall.ts';
import { InviteClient } from './InviteClient.ts';
import type { InviteOrder } from './InviteClient.ts';
import type { TransportAddress } from './via.ts';

/** A call made by the server. */
export class DialedCall implements GatewayCall {
  readonly #id: string;
  readonly #deps: GatewayCallDeps;
  readonly #sound: CallSound;
  readonly #peer: TransportAddress;
  #invite: InviteClient | undefined;
  #isOver = false;

  /** @param peer address to which the call is sent */
  constructor(id: string, peer: TransportAddress, deps: GatewayCallDeps) {
    this.#peer = peer;
    this.#id = id;
    this.#deps = deps;
    this.#sound = new CallSound(id, deps.legs, sessionNumber(deps.random), peer.address);
  }

  /** Dials and waits for the answer. */
  async dial(
    order: Omit<InviteOrder, 'offer' | 'contact' | 'peer'>,
    endpoint: CallEndpoint,
  ): Promise<void> {
    const isOpen = await this.#sound.open();
    if (this.#isOver) return;
    if (!isOpen) {
      this.#end('failed');
      return;
    }
    const { contact, legs, reports } = this.#deps;
    const offer = this.#sound.offer();
    this.#invite = new InviteClient({ ...order, peer: this.#peer, contact, offer }, this.#deps, {
      ringing: () => reports('ringing'),
      answered: (sdp) => {
        if (!this.#sound.connect(sdp)) {
          this.#invite?.hangUp();
          this.#end('failed');
          return;
        }
        legs.enter(this.#id, endpoint);
        reports('connected');
      },
      ended: (end) => this.#end(end),
      reoffered: (again) => this.#sound.answer(again),
      acknowledged: (answer) => void this.#sound.connect(answer),
    });
  }

  hangUp(): void {
    if (this.#isOver) return;
    this.#invite?.hangUp();
    this.#close();
  }

  /** The person called is in the room already. */
  admit(): void {}

  lose(): void {
    if (this.#isOver) return;
    this.#invite?.hangUp();
    this.#end('hanged_up');
  }

  #end(end: CallEnd): void {
    if (this.#isOver) return;
    this.#close();
    this.#deps.reports(end);
  }

  #close(): void {
    this.#isOver = true;
    this.#sound.close();
    this.#deps.gone();
  }
}
