import type { Random } from '#platform/random/Random.ts';
import type { PhoneLegs } from '../PhoneLegs.ts';
import type {
  CallEndpoint,
  OutgoingCall,
  PhonePrompt,
  TelephonyListener,
  TelephonyProvider,
} from '../TelephonyProvider.ts';
import type { Timers } from '../Timers.ts';
import { DialedCall } from './DialedCall.ts';
import { DigestGate } from './digestAuth.ts';
import type { GatewayCall, GatewayCallDeps } from './GatewayCall.ts';
import type { ServerTransaction } from './ServerTransaction.ts';
import { SipEndpoint } from './SipEndpoint.ts';
import { headerOf } from './SipMessage.ts';
import { dialedNumber, mayCall } from './SipSettings.ts';
import type { SipSettings } from './SipSettings.ts';
import type { SipTransport } from './SipSocket.ts';
import { TakenCall } from './TakenCall.ts';

/** The dependencies of the gateway. */
export interface SipGatewayDeps {
  readonly transport: SipTransport;
  readonly timers: Timers;
  readonly random: Random;
  readonly legs: PhoneLegs;
  /** A fault of ours: that call has ended, the others continue. */
  readonly report: (error: unknown) => void;
}

const ANYWHERE = '*';
const KEYS = /^[0-9*#A-D]{1,32}$/;

/** The built-in phone: SIP over UDP to one trunk, or to phones that may call us. */
export class SipGateway implements TelephonyProvider {
  readonly canCall: boolean;
  readonly hasMainLine: boolean;
  readonly #settings: SipSettings;
  readonly #deps: SipGatewayDeps;
  readonly #endpoint: SipEndpoint;
  readonly #gate: DigestGate | undefined;
  readonly #calls = new Map<string, GatewayCall>();
  #listener: TelephonyListener | undefined;

  /** @throws RangeError when calls may come from anywhere without authentication */
  constructor(settings: SipSettings, deps: SipGatewayDeps) {
    if (settings.sources.includes(ANYWHERE) && !settings.callers) {
      throw new RangeError('Calls from anywhere want a password of who calls');
    }
    this.#settings = settings;
    this.#deps = deps;
    this.canCall = settings.trunk !== undefined;
    this.hasMainLine = settings.mainLine !== undefined && this.canCall;
    const { transport, timers, random, report } = deps;
    this.#gate = settings.callers && new DigestGate(settings.callers, 'rostra', random.token());
    this.#endpoint = new SipEndpoint({
      transport,
      timers,
      random,
      report,
      isKnown: ({ address }) =>
        settings.trunk?.address === address ||
        settings.sources.some((source) => source === address || source === ANYWHERE),
      invited: (invite) => this.#invited(invite),
    });
    deps.legs.follow({
      key: (id, key) => this.#calls.has(id) && this.#listener?.key(id, key),
      lost: (id) => this.#calls.get(id)?.lose(),
    });
  }

  follow(listener: TelephonyListener): void {
    this.#listener = listener;
  }

  call({ id, to, from, channel, uid }: OutgoingCall): void {
    const { trunk, mainLine, prefixes, ringMs, account, callsMax } = this.#settings;
    const number = to.kind === 'number' ? dialedNumber(to.number) : undefined;
    const isAllowed = number !== undefined && mayCall(number, prefixes);
    const called = to.kind === 'main-line' ? mainLine : isAllowed ? number : undefined;
    if (!trunk || called === undefined || this.#calls.size >= callsMax || this.#calls.has(id)) {
      this.#listener?.state(id, 'failed');
      return;
    }
    const call = new DialedCall(id, trunk, this.#callDeps(id));
    this.#calls.set(id, call);
    const order = { to: this.#uriOf(called), from: this.#uriOf(this.#shown(from)), account };
    this.#run(id, call.dial({ ...order, ringMs }, { channel, uid }));
  }

  hangUp(id: string): void {
    this.#calls.get(id)?.hangUp();
  }

  sendKeys(id: string, keys: string): void {
    if (this.#calls.has(id) && KEYS.test(keys)) this.#deps.legs.sendKeys(id, keys);
  }

  play(id: string, prompt: PhonePrompt): void {
    if (this.#calls.has(id)) this.#deps.legs.play(id, prompt);
  }

  admit(id: string, endpoint: CallEndpoint): void {
    this.#calls.get(id)?.admit(endpoint);
  }

  async stop(): Promise<void> {
    for (const call of this.#calls.values()) call.hangUp();
    this.#endpoint.stop();
    await this.#deps.transport.close();
  }

  #invited(invite: ServerTransaction): void {
    const { random } = this.#deps;
    if (!this.#hasProved(invite)) return;
    if (this.#calls.size >= this.#settings.callsMax || !this.#listener) {
      invite.respond(503, { toTag: random.token(6) });
      return;
    }
    const listener = this.#listener;
    const id = `in-${random.token(9)}`;
    const call = new TakenCall(id, invite, this.#callDeps(id));
    this.#calls.set(id, call);
    this.#run(
      id,
      call.take((incoming) => listener.incoming(incoming)),
    );
  }

  /** Asks for the password if the operator has set one. */
  #hasProved(invite: ServerTransaction): boolean {
    if (!this.#gate) return true;
    const { request } = invite;
    const callId = headerOf(request, 'call-id') ?? '';
    const now = this.#deps.timers.now();
    const given = headerOf(request, 'authorization');
    const verdict = this.#gate.check(given, { method: 'INVITE', uri: request.uri, callId }, now);
    if (verdict === 'passed') return true;
    const challenge = this.#gate.challenge(callId, now, verdict === 'stale');
    const toTag = this.#deps.random.token(6);
    invite.respond(401, { toTag, headers: [['www-authenticate', challenge]] });
    return false;
  }

  #callDeps(id: string): GatewayCallDeps {
    const { timers, random, legs } = this.#deps;
    return {
      endpoint: this.#endpoint,
      timers,
      random,
      legs,
      contact: `<${this.#ownUri()}>`,
      reports: (progress) => this.#listener?.state(id, progress),
      gone: () => this.#calls.delete(id),
    };
  }

  /** Ends the call in which a fault occurred. */
  #run(id: string, going: Promise<void>): void {
    going.catch((error: unknown) => {
      this.#deps.report(error);
      this.#calls.get(id)?.lose();
    });
  }

  #ownUri(): string {
    const { address, port } = this.#endpoint.local;
    return `sip:room@${address.includes(':') ? `[${address}]` : address}:${port}`;
  }

  /** Returns the caller ID: a number that the operator has allowed. */
  #shown(requested: string | undefined): string {
    const { number, shownNumbers } = this.#settings;
    const shown = requested === undefined ? undefined : dialedNumber(requested);
    return shown !== undefined && shownNumbers.includes(shown) ? shown : number;
  }

  #uriOf(called: string): string {
    if (called.startsWith('sip:')) return called;
    const { domain, trunk } = this.#settings;
    return `sip:${called}@${domain ?? trunk?.address ?? ''}`;
  }
}
