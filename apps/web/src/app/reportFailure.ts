import { shellRoutes } from '@rostra/contract';
import { buildVersion, sendBareCall } from './bareCall.ts';

/** Maximum reports per page load; repeated failures add no information. */
const MOST = 5;
const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4000;

const messages = new Set<string>();
/**
 * Reports a caught failure to the browser's error handlers and the server's log (ERR-49). It bypasses
 * the API client, which may have caused the failure. Delivery is not guaranteed.
 */
export function reportFailure(failure: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(failure);
  const { message, stack } = failure instanceof Error ? failure : new Error(String(failure));
  if (message === '' || messages.has(message) || messages.size >= MOST) return;
  messages.add(message);
  const body = {
    message: message.slice(0, LONGEST_MESSAGE),
    ...(stack === undefined ? {} : { stack: stack.slice(0, LONGEST_STACK) }),
    path: location.pathname.slice(0, LONGEST_MESSAGE),
    version: buildVersion(),
  };
  sendBareCall(shellRoutes.postClientErrors.path, body);
}
