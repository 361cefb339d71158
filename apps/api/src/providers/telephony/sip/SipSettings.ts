import { plainPhone } from '@rostra/i18n/input';
import type { SipAccount } from './digestAuth.ts';
import type { SipPlace } from './via.ts';

/** What the operator says of his telephone line. */
export interface SipSettings {
  /** Where calls go out; undefined: nobody is called. */
  readonly trunk: SipPlace | undefined;
  /** How the trunk is named in addresses; its IP address when absent. */
  readonly domain?: string;
  /** For a trunk that asks who calls. */
  readonly account?: SipAccount;
  /** What those who call in must prove; their address alone is asked for when absent. */
  readonly callers?: SipAccount;
  /** IP addresses that calls come from, beside the trunk's; `*` is all, and wants `callers`. */
  readonly sources: readonly string[];
  /** The number that those see who are called. */
  readonly number: string;
  /** Other numbers that a call may show; a trunk's own rules come on top. */
  readonly shownNumbers: readonly string[];
  /** How numbers begin that may be called. Empty: none. */
  readonly prefixes: readonly string[];
  /** The outside bridge: a number or a `sip:` URI. No prefix need allow it: the operator set it. */
  readonly mainLine?: string;
  /** Calls at once, in and out. */
  readonly callsMax: number;
  /** Ms that it may ring. */
  readonly ringMs: number;
}

const NUMBER = /^\+?\d{2,15}$/;

/** A number as it is compared and dialled: `00` abroad is `+`. Undefined for what is no number. */
export function dialledNumber(text: string): string | undefined {
  const bare = plainPhone(text);
  return NUMBER.test(bare) ? bare : undefined;
}

/** Whether the operator lets a number be called: it begins as one of his list does. */
export function mayCall(number: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => number.startsWith(prefix.replace(/^00/, '+')));
}
