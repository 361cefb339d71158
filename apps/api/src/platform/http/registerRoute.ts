import { API_BASE, routes } from '@rostra/contract';
import type { CallOutput, ListRouteName, PageMeta, Route, RouteName } from '@rostra/contract';
import { schemas } from '@rostra/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ZodType } from 'zod';
import { AppError } from '#platform/errors/AppError.ts';
import { invalidInput } from '#platform/errors/invalidInput.ts';
import { sessionToken } from '#platform/security/sessionCookie.ts';
import type { BeforeViewer, ReadAhead } from '#platform/viewer/ReadAhead.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { checkAccess } from './checkAccess.ts';
import { idempotencyOf } from './idempotency.ts';
import type { Idempotency } from './idempotency.ts';
import { callLocale } from './requestLocale.ts';
import { visitorKey } from './visitorResponses.ts';
import './fastifyTypes.ts';

type DataOf<Name extends RouteName> = z.input<(typeof schemas)[Name]['data']>;

/** A handler's result: the data, and for a list its `meta` beside it. */
export type HandlerResult<Name extends RouteName> = Name extends ListRouteName
  ? { data: DataOf<Name>; meta: PageMeta }
  : DataOf<Name>;

/**
 * A handler's argument: checked input, the viewer, and the request for data outside the contract.
 */
export interface Call<Name extends RouteName = RouteName, Ahead = undefined> {
  params: CallOutput<Name>['params'];
  query: CallOutput<Name>['query'];
  body: CallOutput<Name>['body'];
  viewer: Viewer;
  request: FastifyRequest;
  /** For cookies and headers only; the answer is what the handler returns. */
  reply: FastifyReply;
  /** For `withIdempotency`: absent on calls without an `Idempotency-Key`. */
  idempotency: Idempotency | undefined;
  /** The data read ahead; undefined for visitors. */
  ahead: Ahead | undefined;
}

/** A success in the envelope of the contract. */
interface Answer {
  ret: true;
  data: unknown;
  meta?: PageMeta;
}

/** The body of a call without one: clients may send an empty object. */
const NO_BODY = z
  .strictObject({})
  .nullish()
  .transform(() => undefined);

/** Maximum size of a body in bytes, unless a route sets another. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Mounts one call of the contract: checks access, then the input, then runs the handler. The
 * handler's result is cut to the contract's schema and put into the envelope. Handlers refuse by
 * throwing an `AppError`.
 *
 * @param readAhead data to read in the session's query, for the hottest reads; undefined: none
 */
export function registerRoute<Name extends RouteName, Ahead = undefined>(
  app: FastifyInstance,
  name: Name,
  handler: (call: Call<Name, Ahead>) => Promise<HandlerResult<Name>> | HandlerResult<Name>,
  readAhead?: (
    input: Pick<Call<Name>, 'params' | 'query'> & BeforeViewer,
  ) => ReadAhead<Ahead> | undefined,
): void {
  const route: Route = routes[name];
  const schema: { params?: ZodType; query?: ZodType; body?: ZodType; data: ZodType } =
    schemas[name];
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const params = schema.params?.safeParse(request.params);
    const query = schema.query?.safeParse(request.query);
    let ahead: Ahead | undefined;
    const token = sessionToken(request, app.deps.config);
    const isReadAhead = readAhead !== undefined && token !== undefined;
    const reading =
      isReadAhead && params?.success !== false && query?.success !== false
        ? readAhead({
            params: params?.data as Call<Name>['params'],
            query: query?.data as Call<Name>['query'],
            expected: app.lastViewers.of(token),
          })
        : undefined;
    const viewer = await app.resolveViewer(
      request,
      callLocale(request),
      reading && { ...reading, found: (read: unknown) => (ahead = read as Ahead) },
    );
    request.viewer = viewer;
    if (reading?.isFor?.(viewer) === false) ahead = undefined;
    if (isReadAhead && viewer.kind === 'user') app.lastViewers.keep(token, viewer);
    checkAccess(route, viewer);
    const call = {
      params: checked('params', params),
      query: checked('query', query),
      body: checked('body', (schema.body ?? NO_BODY).safeParse(request.body)),
      viewer,
      request,
      reply,
      idempotency: undefined as Idempotency | undefined,
      ahead,
    };
    if (route.idempotent) call.idempotency = idempotencyOf(name, request, call);
    const given = await handler(call as unknown as Call<Name, Ahead>);
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
      const nowMs = app.deps.clock.now().getTime();
      const text = await app.visitorResponses.get(key, nowMs, async (making) => {
        app.sharedAnswers.tag(making, name);
        const made = await answer(request, reply);
        app.sharedAnswers.limitAge(making, name, made.data);
        return JSON.stringify(made);
      });
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
}

function checked(part: string, result: z.ZodSafeParseResult<unknown> | undefined): unknown {
  if (result?.success === false) throw invalidInput(part, result.error);
  return result?.data;
}

function envelope(name: string, route: Route, schema: ZodType, answer: unknown): Answer {
  const list = route.list === true;
  const { data, meta } = list
    ? (answer as { data: unknown; meta: PageMeta })
    : { data: answer, meta: undefined };
  // Strips fields that the contract does not name, so that nothing leaks by accident.
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
