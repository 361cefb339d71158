import { pageRoutes } from '@rostra/contract';
import { buildVersion, sendBareCall } from './bareCall.ts';

/** Reports of one page load: what fails over and over tells nothing new. */
const MOST = 5;
const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4000;

const told = new Set<string>();
/**
 * Tells of a failure that was caught: the browser's error handlers, and the server's log (ERR-49).
 * Sent without the API's client, which may be what failed; whether it arrives is of no concern to
 * the reader.
 */
export function reportFailure(failure: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(failure);
  const { message, stack } = failure instanceof Error ? failure : new Error(String(failure));
  if (message === '' || told.has(message) || told.size >= MOST) return;
  told.add(message);
  const body = {
    message: message.slice(0, LONGEST_MESSAGE),
    ...(stack === undefined ? {} : { stack: stack.slice(0, LONGEST_STACK) }),
    path: location.pathname.slice(0, LONGEST_MESSAGE),
    version: buildVersion(),
  };
  sendBareCall(pageRoutes.postClientErrors.path, body);
}
