import { cseqOf, headerOf } from './SipMessage.ts';
import type { SipMessage, SipRequest } from './SipMessage.ts';
import { BRANCH_COOKIE, parseVia } from './via.ts';

/** Ms of a round trip, and the longest pause between two transmissions (RFC 3261, 17.1.1.1). */
export const T1_MS = 500;
export const T2_MS = 4000;
/** Ms that a message stays in the network. */
export const T4_MS = 5000;
/** Ms after which waiting ends. */
export const PATIENCE_MS = 64 * T1_MS;

/**
 * Returns the name of a message's transaction (RFC 3261, 17.1.3 and 17.2.3): an ACK belongs to its
 * INVITE. Senders whose branches are not unique are distinguished by the call.
 */
export function transactionKeyOf(message: SipMessage): string {
  const via = parseVia(headerOf(message, 'via') ?? '');
  const { method = '', number = 0 } = cseqOf(message) ?? {};
  const named = method === 'ACK' ? 'INVITE' : method;
  const sentBy = message.kind === 'request' ? (via?.sentBy ?? '') : '';
  const branch = via?.branch ?? '';
  const call = branch.startsWith(BRANCH_COOKIE) ? '' : `${headerOf(message, 'call-id')} ${number}`;
  return `${branch} ${sentBy} ${named} ${call}`;
}

/** Returns the key of the INVITE that a CANCEL refers to: it has the same branch. */
export function canceledKeyOf(cancel: SipRequest): string {
  const { number = 0 } = cseqOf(cancel) ?? {};
  return transactionKeyOf({
    ...cancel,
    method: 'INVITE',
    headers: cancel.headers.map(([name, value]) =>
      name === 'cseq' ? [name, `${number} INVITE`] : [name, value],
    ),
  });
}
