import { API_BASE, routes } from '@rostra/contract';
import type { PageCall, Route } from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callAddress } from '#platform/http/callAddress.ts';

/**
 * Calls the API from inside a page, in the same process, as the viewer of the page: with their
 * cookies and address, through the same checks as a call from outside.
 */
export function pageCall(app: FastifyInstance, request: FastifyRequest): PageCall {
  const { cookie } = request.headers;
  return callInside(app, request, cookie === undefined ? {} : { cookie });
}

/** Makes the call as a visitor, for data that is the same for everyone. */
export const visitorPageCall = (app: FastifyInstance, request: FastifyRequest): PageCall =>
  callInside(app, request, {});

function callInside(
  app: FastifyInstance,
  request: FastifyRequest,
  identity: { readonly cookie?: string },
): PageCall {
  const agent = request.headers['user-agent'];
  return async (name, input, locale) => {
    const route: Route = routes[name];
    const answer = await app.inject({
      method: route.method,
      url: API_BASE + callAddress(route, input),
      remoteAddress: request.ip,
      headers: {
        'accept-language': locale,
        'x-request-id': request.id,
        ...identity,
        ...(agent === undefined ? {} : { 'user-agent': agent }),
      },
    });
    return answer.json();
  };
}
