import type { CallEndpoint, IncomingCall, IncomingDecision } from '../TelephonyProvider.ts';
import { CallSound } from './CallSound.ts';
import { sessionNumber } from './GatewayCall.ts';
import type { GatewayCall, GatewayCallDeps } from './GatewayCall.ts';
import { InviteServer } from './InviteServer.ts';
import { readSdp } from './sdp.ts';
import type { ServerTransaction } from './ServerTransaction.ts';

const REFUSAL = { unknown: 404, closed: 480, elsewhere: 503 } as const;

/** A call that someone makes to us. */
export class TakenCall implements GatewayCall {
  readonly #id: string;
  readonly #deps: GatewayCallDeps;
  readonly #sound: CallSound;
  readonly #server: InviteServer;
  #isNotified = false;
  #isOver = false;
  #hasBegun = false;
  #endpoint: CallEndpoint | undefined;
  #prompt: (() => void) | undefined;

  constructor(id: string, transaction: ServerTransaction, deps: GatewayCallDeps) {
    this.#id = id;
    this.#deps = deps;
    this.#sound = new CallSound(
      id,
      deps.legs,
      sessionNumber(deps.random),
      transaction.source.address,
    );
    const { contact, random } = deps;
    this.#server = new InviteServer(
      transaction,
      deps.endpoint,
      { contact, tag: random.token(6) },
      {
        canceled: () => this.#end(),
        ended: () => this.#end(),
        reoffered: (offer) => this.#sound.answer(offer),
        acknowledged: (answer) => this.#begin(answer),
      },
    );
  }

  /** Requests the server's decision on the call and carries it out. */
  async take(decide: (call: IncomingCall) => Promise<IncomingDecision>): Promise<void> {
    const { offer, dialed, from } = this.#server.invite;
    if (offer !== '' && !readSdp(offer)) {
      this.#refuse(488);
      return;
    }
    this.#isNotified = true;
    const decision = await decide({ id: this.#id, dialed, from });
    if (this.#isOver) return;
    if (decision.kind === 'refuse') {
      this.#refuse(REFUSAL[decision.reason]);
      return;
    }
    const isOpen = await this.#sound.open();
    if (this.#isOver) return;
    const answer = isOpen ? this.#sound.answer(offer) : undefined;
    if (answer === undefined) {
      this.#refuse(503);
      return;
    }
    this.#prompt = () => this.#deps.legs.play(this.#id, decision.prompt);
    this.#server.answer(answer);
  }

  hangUp(): void {
    if (this.#isOver) return;
    this.#server.hangUp();
    this.#close();
  }

  /** Admits the caller to the room: at once, or as soon as both sides hear each other. */
  admit(endpoint: CallEndpoint): void {
    this.#endpoint = endpoint;
    if (this.#hasBegun && !this.#isOver) this.#deps.legs.enter(this.#id, endpoint);
  }

  lose(): void {
    if (this.#isOver) return;
    this.#server.hangUp();
    this.#end();
  }

  /**
   * Starts the audio once both sides have sent their descriptions: from now on the caller hears
   * prompts.
   */
  #begin(answer: string): void {
    if (this.#isOver) return;
    if (answer !== '') this.#sound.connect(answer);
    this.#prompt?.();
    this.#prompt = undefined;
    if (!this.#hasBegun && this.#endpoint) this.#deps.legs.enter(this.#id, this.#endpoint);
    this.#hasBegun = true;
  }

  /** Refuses the call without a report: the decision was ours or the server's. */
  #refuse(status: 404 | 480 | 488 | 503): void {
    this.#server.refuse(status);
    this.#close();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#close();
    if (this.#isNotified) this.#deps.reports('hanged_up');
  }

  #close(): void {
    this.#isOver = true;
    this.#sound.close();
    this.#deps.gone();
  }
}
