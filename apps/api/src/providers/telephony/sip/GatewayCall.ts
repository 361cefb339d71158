import type { Random } from '#platform/random/Random.ts';
import type { PhoneLegs } from '../PhoneLegs.ts';
import type { CallProgress, CallSeat } from '../TelephonyProvider.ts';
import type { Timers } from '../Timers.ts';
import type { SipEndpoint } from './SipEndpoint.ts';

/** A call of the gateway, in or out. */
export interface GatewayCall {
  /** Ends it without a word to the server. */
  hangUp(): void;
  /** Lets who has dialled in into the room. */
  admit(seat: CallSeat): void;
  /** Its sound is gone: as if the other side had hung up. */
  lose(): void;
}

/** What a call needs. */
export interface GatewayCallDeps {
  readonly endpoint: SipEndpoint;
  readonly timers: Timers;
  readonly random: Random;
  readonly legs: PhoneLegs;
  /** `Contact` of all our messages. */
  readonly contact: string;
  /** How far it has come. */
  readonly told: (progress: CallProgress) => void;
  /** It is over. */
  readonly gone: () => void;
}

const SESSION_DIGITS = 9;

/** Names a description of ours. */
export const sessionNumber = (random: Random): number =>
  Number(`1${random.digits(SESSION_DIGITS)}`);
