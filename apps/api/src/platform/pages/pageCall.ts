import { API_BASE, routes } from '@rostra/contract';
import type { PageCall, Route } from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callAddress } from '#platform/http/callAddress.ts';

/**
 * Calls of the API from inside a page, in the same process, as the viewer of the page: with their
 * cookies and address, through the same checks as a call from outside.
 */
export function pageCall(app: FastifyInstance, request: FastifyRequest): PageCall {
  return async (name, input, locale) => {
    const route: Route = routes[name];
    const answer = await app.inject({
      method: route.method,
      url: API_BASE + callAddress(route, input),
      remoteAddress: request.ip,
      headers: {
        'accept-language': locale,
        'x-request-id': request.id,
        ...(request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie }),
        ...(request.headers['user-agent'] === undefined
          ? {}
          : { 'user-agent': request.headers['user-agent'] }),
      },
    });
    return answer.json();
  };
}
