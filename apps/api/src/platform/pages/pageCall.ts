import { API_BASE, routes } from '@rostra/contract';
import type { PageCall, Route } from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callAddress } from '#platform/http/callAddress.ts';
import type { Making } from '#platform/memory/TaggedMemory.ts';

/**
 * Calls the API from inside a page, in the same process, as the viewer of the page: with their
 * cookies and address, through the same checks as a call from outside.
 *
 * @param making tagged by the calls, for a page that visitors share
 */
export function pageCall(app: FastifyInstance, request: FastifyRequest, making?: Making): PageCall {
  const { cookie } = request.headers;
  const call = callInside(app, request, cookie === undefined ? {} : { cookie });
  if (making === undefined) return call;
  return async (name, input, locale) => {
    app.sharedAnswers.tag(making, name);
    const answer = await call(name, input, locale);
    if (answer.ret) app.sharedAnswers.limitAge(making, name, answer.data);
    return answer;
  };
}

/**
 * Makes the call as a visitor, for a text that is the same for everyone and shows no states.
 *
 * @param making tagged by the calls
 */
export function visitorPageCall(
  app: FastifyInstance,
  request: FastifyRequest,
  making: Making,
): PageCall {
  const call = callInside(app, request, {});
  return async (name, input, locale) => {
    app.sharedAnswers.tag(making, name);
    return call(name, input, locale);
  };
}

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
