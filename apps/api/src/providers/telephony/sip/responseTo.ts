import { headerOf, headersOf } from './SipMessage.ts';
import type { SipHeader, SipRequest, SipResponse } from './SipMessage.ts';
import { parseAddress } from './sipAddress.ts';
import { viaFrom } from './via.ts';
import type { TransportAddress } from './via.ts';

/** Our responses, with the phrases of RFC 3261, 21. */
export const REASONS = {
  100: 'Trying',
  180: 'Ringing',
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  420: 'Bad Extension',
  480: 'Temporarily Unavailable',
  481: 'Call/Transaction Does Not Exist',
  486: 'Busy Here',
  487: 'Request Terminated',
  488: 'Not Acceptable Here',
  500: 'Server Internal Error',
  503: 'Service Unavailable',
} as const;

export type SipStatus = keyof typeof REASONS;

/** The parts of a response besides its status. */
export interface ResponseParts {
  /** Our end of the dialog; not in 100. */
  readonly toTag?: string;
  readonly headers?: readonly SipHeader[];
  readonly body?: string;
}

/**
 * Returns the response to a request from `source`, with the headers required by RFC 3261, 8.2.6.
 */
export function responseTo(
  request: SipRequest,
  source: TransportAddress,
  status: SipStatus,
  { toTag, headers = [], body = '' }: ResponseParts = {},
): SipResponse {
  const [first = '', ...vias] = headersOf(request, 'via');
  const to = headerOf(request, 'to') ?? '';
  const tag = toTag !== undefined && parseAddress(to)?.tag === undefined ? `;tag=${toTag}` : '';
  return {
    kind: 'response',
    status,
    reason: REASONS[status],
    headers: [
      ['via', viaFrom(first, source)],
      ...vias.map((via): SipHeader => ['via', via]),
      ...headersOf(request, 'record-route').map((route): SipHeader => ['record-route', route]),
      ['from', headerOf(request, 'from') ?? ''],
      ['to', `${to}${tag}`],
      ['call-id', headerOf(request, 'call-id') ?? ''],
      ['cseq', headerOf(request, 'cseq') ?? ''],
      ...headers,
    ],
    body,
  };
}
