import { API_BASE, errors, siteRoutes } from '@rostra/contract';
import type {
  Data,
  ErrorName,
  ListRouteName,
  PageMeta,
  Route,
  SiteRouteName,
} from '@rostra/contract';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';

/** The request as a handler sees it. */
export interface HandlerCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

type Reply<Name extends SiteRouteName> =
  | (Name extends ListRouteName ? { data: Data<Name>; meta: PageMeta } : { data: Data<Name> })
  | Failing;

interface Failing {
  readonly failure: ErrorName;
  readonly message: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Responses by the name of the call: a value, or a function of the request. */
export type MockResponses = {
  readonly [Name in SiteRouteName]?: Reply<Name> | ((call: HandlerCall) => Reply<Name>);
};

/** A response of one call; a list that is one page long gets its `meta`. */
export function answer<Name extends SiteRouteName>(name: Name, data: Data<Name>): Reply<Name> {
  const route: Route = siteRoutes[name];
  if (route.list !== true) return { data } as Reply<Name>;
  const total = (data as unknown[]).length;
  const meta: PageMeta = { page: 1, per_page: Math.max(total, 1), total, total_pages: 1 };
  return { data, meta } as Reply<Name>;
}

/** A failure by its name in the contract. */
export const fail = (
  failure: ErrorName,
  message: string,
  details?: Readonly<Record<string, string | number>>,
): Failing => ({ failure, message, ...(details ? { details } : {}) });

/** MSW handlers for stories and tests; calls without a response get 404, as from the server. */
export function handlers(responses: MockResponses, baseUrl = '*'): HttpHandler[] {
  return Object.entries(responses).map(([name, given]) => {
    const route: Route = siteRoutes[name as SiteRouteName];
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    return http[method](baseUrl + API_BASE + route.path, async ({ request, params }) => {
      const text = await request.text();
      const reply =
        typeof given === 'function'
          ? given({
              params: params as Record<string, string>,
              query: new URL(request.url).searchParams,
              body: text === '' ? undefined : JSON.parse(text),
            })
          : given;
      return reply === undefined ? envelopeOf(fail('notFound', '')) : envelopeOf(reply);
    });
  });
}

function envelopeOf(reply: Failing | { data: unknown; meta?: PageMeta }): Response {
  if (!('failure' in reply)) return HttpResponse.json({ ret: true, ...reply });
  const { code, status } = errors[reply.failure];
  const { message: msg, details } = reply;
  return HttpResponse.json({ ret: false, code, msg, data: null, details }, { status });
}
