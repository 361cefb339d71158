import { createApiClient } from '@rostra/api-client';
import type { ApiError, CallOptions } from '@rostra/api-client';
import { pageRoutes } from '@rostra/contract';
import type { CallInput, Data, Locale, Route, RouteName } from '@rostra/contract';

/** A table of the contract, such as `staffRoutes`. */
export type CallTable = Readonly<Record<string, Route>>;

/** The calls of a console: those of the site, and its own. */
export interface ConsoleClient {
  /**
   * Makes one call.
   *
   * @throws ApiError on every failure
   */
  readonly call: <Name extends RouteName>(
    name: Name,
    input: CallInput<Name> & CallOptions,
  ) => Promise<{ readonly data: Data<Name> }>;
}

export interface ConsoleClientOptions {
  readonly origin: string;
  readonly version: string;
  /** The console's own calls. */
  readonly calls: CallTable;
  readonly locale: () => Locale;
  readonly messages: () => { readonly requestTimeout: string; readonly systemError: string };
  /** The session is over: the console leads to login and back. */
  readonly onUnauthorized: () => void;
  readonly onUserMessage: (error: ApiError) => void;
  /** @default the browser's */
  readonly fetch?: typeof fetch | undefined;
}

/** Makes the client of a console. Its calls are named with each call: the site's client knows none. */
export function consoleClient(options: ConsoleClientOptions): ConsoleClient {
  const { origin, calls, ...rest } = options;
  const known: CallTable = { ...pageRoutes, ...calls };
  const parts = { ...rest, baseUrl: origin, routeOf: (name: string) => known[name] };
  const client = createApiClient(parts);
  const call = client.call as (name: string, input: object) => Promise<unknown>;
  return {
    call: ((name: RouteName, input: object) =>
      call(name, { ...input, route: known[name] })) as ConsoleClient['call'],
  };
}
