import { API_BASE, routes } from '@rostra/contract';
import type { CallOutput, ListRouteName, PageMeta, Route, RouteName } from '@rostra/contract';
import { schemas } from '@rostra/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z, ZodType } from 'zod';
import { AppError } from '#platform/errors/AppError.ts';
import { invalidInput } from '#platform/errors/invalidInput.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { checkAccess } from './checkAccess.ts';
import { idempotencyOf } from './idempotency.ts';
import type { Idempotency } from './idempotency.ts';
import { callLocale } from './requestLocale.ts';
import { visitorKey } from './visitorAnswers.ts';
import './fastifyTypes.ts';

type DataOf<Name extends RouteName> = z.input<(typeof schemas)[Name]['data']>;

/** What a handler gives: the data, and for a list its `meta` beside it. */
export type Answer<Name extends RouteName> = Name extends ListRouteName
  ? { data: DataOf<Name>; meta: PageMeta }
  : DataOf<Name>;

/** What a handler gets: checked input, who asks, and the request for what lies outside the contract. */
export interface Call<Name extends RouteName = RouteName> {
  params: CallOutput<Name>['params'];
  query: CallOutput<Name>['query'];
  body: CallOutput<Name>['body'];
  viewer: Viewer;
  request: FastifyRequest;
  /** For cookies and headers only; the answer is what the handler returns. */
  reply: FastifyReply;
  /** For `once`: absent on calls without an `Idempotency-Key`. */
  idempotency: Idempotency | undefined;
}

/** Bytes of the largest body, where a route names no other. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Mounts one call of the contract: access is checked first, then the input, then the handler runs,
 * and what it gives is cut to the contract's schema and put into the envelope. A handler refuses by
 * throwing an `AppError`.
 */
export function mount<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  handler: (call: Call<Name>) => Promise<Answer<Name>> | Answer<Name>,
): void {
  const route: Route = routes[name];
  const schema: { params?: ZodType; query?: ZodType; body?: ZodType; data: ZodType } =
    schemas[name];
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
    const viewer = await app.resolveViewer(request, callLocale(request));
    request.viewer = viewer;
    checkAccess(route, viewer);
    const call = {
      params: checked('params', schema.params, request.params),
      query: checked('query', schema.query, request.query),
      body: checked('body', schema.body, request.body),
      viewer,
      request,
      reply,
      idempotency: undefined as Idempotency | undefined,
    };
    if (route.idempotent) call.idempotency = idempotencyOf(name, request, call);
    const given = await handler(call as unknown as Call<Name>);
    return envelope(name, route, schema.data, given);
  };
  app.route({
    method: route.method,
    url: API_BASE + route.path,
    bodyLimit: route.bodyLimitBytes ?? BODY_LIMIT_BYTES,
    config: { call: name },
    handler: async (request, reply) => {
      const key = visitorKey(name, route, request, app.deps.config);
      if (key === undefined) return answer(request, reply);
      const text = await app.visitorAnswers.get(key, app.deps.clock.now().getTime(), async () =>
        JSON.stringify(await answer(request, reply)),
      );
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
}

function checked(part: string, schema: ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw invalidInput(part, result.error);
  return result.data;
}

function envelope(name: string, route: Route, schema: ZodType, answer: unknown): object {
  const list = route.list === true;
  const { data, meta } = list
    ? (answer as { data: unknown; meta: PageMeta })
    : { data: answer, meta: undefined };
  // Cuts away whatever the contract does not name: nothing leaves by accident.
  const result = schema.safeParse(data);
  if (!result.success) {
    throw new AppError('systemError', {
      cause: new Error(`The answer of ${name} breaks the contract: ${result.error.message}`),
    });
  }
  return meta === undefined
    ? { ret: true, data: result.data }
    : { ret: true, data: result.data, meta };
}
