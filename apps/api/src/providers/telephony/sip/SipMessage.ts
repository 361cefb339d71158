/** A header: its long name in small letters, and its value without spaces around it. */
export type SipHeader = readonly [name: string, value: string];

interface SipContent {
  /** In order; headers that list several values (Via, Contact …) have an entry for each. */
  readonly headers: readonly SipHeader[];
  readonly body: string;
}

/** A request of SIP (RFC 3261, 7.1). */
export interface SipRequest extends SipContent {
  readonly kind: 'request';
  readonly method: string;
  readonly uri: string;
}

/** A response of SIP (RFC 3261, 7.2). */
export interface SipResponse extends SipContent {
  readonly kind: 'response';
  readonly status: number;
  readonly reason: string;
}

export type SipMessage = SipRequest | SipResponse;

/** Returns the first value of a header. */
export function headerOf({ headers }: SipContent, name: string): string | undefined {
  return headers.find(([its]) => its === name)?.[1];
}

/** Returns all values of a header, in order. */
export function headersOf({ headers }: SipContent, name: string): string[] {
  return headers.filter(([its]) => its === name).map(([, value]) => value);
}

/** Number and method that identify a request within its call. */
export interface CSeq {
  readonly number: number;
  readonly method: string;
}

const CSEQ = /^(\d{1,10})[ \t]+([A-Za-z0-9.!%*_+`'~-]{1,32})$/;
/** RFC 3261, 8.1.1.5. */
const CSEQ_END = 2 ** 31;

/** Returns a message's place in its call; undefined when it is missing or unreadable. */
export function cseqOf(message: SipContent): CSeq | undefined {
  const found = CSEQ.exec(headerOf(message, 'cseq') ?? '');
  const number = Number(found?.[1]);
  const method = found?.[2];
  return method === undefined || number >= CSEQ_END ? undefined : { number, method };
}
