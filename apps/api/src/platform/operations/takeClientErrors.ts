import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { withoutAddresses } from '#platform/log/loggerOptions.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { limitedAddress } from '#platform/rateLimit/limitedAddress.ts';

/** Repeated reports of one failing page add no information. */
const REPORTS_PER_ADDRESS = { max: 20, windowSeconds: 600 };

/** The query of an address can contain readers' input. */
const QUERY = /\?[^\s):]*/g;

/** Logs failures inside pages on the server, where operators see them (ERR-49). */
export function takeClientErrors(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'postClientErrors', async ({ body, request }) => {
    const address = limitedAddress(request.ip);
    await enforceRateLimit(deps, `client-error:address:${address}`, REPORTS_PER_ADDRESS);
    const { message, stack = '', path, version } = body;
    const client = {
      message: withoutAddresses(message),
      stack: withoutAddresses(stack).replaceAll(QUERY, ''),
      path: path.replaceAll(QUERY, ''),
      version,
      agent: request.headers['user-agent'],
    };
    request.log.warn({ client }, 'a page failed in the browser');
    return {};
  });
}
