import { plainPhone } from '@rostra/i18n/input';
import type { SipAccount } from './digestAuth.ts';
import type { TransportAddress } from './via.ts';

/** The operator's settings of the phone line. */
export interface SipSettings {
  /** Target of outgoing calls; undefined: none are possible. */
  readonly trunk: TransportAddress | undefined;
  /** Name of the trunk in addresses; its IP address when absent. */
  readonly domain?: string;
  /** Credentials for a trunk that requires them. */
  readonly account?: SipAccount;
  /** Credentials that callers must prove; only their address is checked when absent. */
  readonly callers?: SipAccount;
  /**
   * IP addresses that calls come from, besides the trunk's; `*` allows all, and requires `callers`.
   */
  readonly sources: readonly string[];
  /** The caller ID of outgoing calls. */
  readonly number: string;
  /** Other caller IDs that a call may show; the trunk's own rules also apply. */
  readonly shownNumbers: readonly string[];
  /** Prefixes of numbers that may be called. Empty: none. */
  readonly prefixes: readonly string[];
  /**
   * The outside bridge: a number or a `sip:` URI. It needs no allowed prefix, since the operator
   * set it.
   */
  readonly mainLine?: string;
  /** Maximum number of concurrent calls, in and out. */
  readonly callsMax: number;
  /** Maximum ringing time in ms. */
  readonly ringMs: number;
}

const NUMBER = /^\+?\d{2,15}$/;

/**
 * Returns a number in the form for comparing and dialing: `00` becomes `+`. Undefined for an
 * invalid number.
 */
export function dialedNumber(text: string): string | undefined {
  const bare = plainPhone(text);
  return NUMBER.test(bare) ? bare : undefined;
}

/** Returns whether the operator allows calls to a number: its prefix must be on their list. */
export function mayCall(number: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => number.startsWith(prefix.replace(/^00/, '+')));
}
