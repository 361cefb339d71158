import type { Random } from '#platform/random/Random.ts';
import type { PhoneLegs } from '../PhoneLegs.ts';
import type { CallProgress, CallEndpoint } from '../TelephonyProvider.ts';
import type { Timers } from '../Timers.ts';
import type { SipEndpoint } from './SipEndpoint.ts';

/** A call of the gateway, incoming or outgoing. */
export interface GatewayCall {
  /** Ends it without a report to the server. */
  hangUp(): void;
  /** Admits a caller to the room. */
  admit(endpoint: CallEndpoint): void;
  /** Its audio is gone: the same as if the other side had hung up. */
  lose(): void;
}

/** The dependencies of a call. */
export interface GatewayCallDeps {
  readonly endpoint: SipEndpoint;
  readonly timers: Timers;
  readonly random: Random;
  readonly legs: PhoneLegs;
  /** `Contact` of all our messages. */
  readonly contact: string;
  /** Current progress. */
  readonly reports: (progress: CallProgress) => void;
  /** It is over. */
  readonly gone: () => void;
}

const SESSION_DIGITS = 9;

/** Names a description of ours. */
export const sessionNumber = (random: Random): number =>
  Number(`1${random.digits(SESSION_DIGITS)}`);
