import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS, isForUser } from '@rostra/contract';
import type { Locale, Route, SiteRouteName } from '@rostra/contract';
import ky, { isTimeoutError } from 'ky';
import { ApiError } from './ApiError.ts';
import type { ApiResponse, CallOptions, Input } from './CallOptions.ts';
import { readResponse } from './readResponse.ts';
import { requestUrl } from './requestUrl.ts';
import type { UrlValues } from './requestUrl.ts';

export interface ApiClientOptions {
  /** Origin of the API without a slash at its end; empty for the page's own (FND-34). */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch | undefined;
  /** Returns the route of a call that is known without being named with the call. */
  readonly routeOf: (name: SiteRouteName) => Route | undefined;
  readonly locale: () => Locale;
  /** Build version, sent as `X-Web-Version` (FND-38). */
  readonly version: string;
  /** Campaign parameters kept from the landing address, such as `utm_source` (FND-39). */
  readonly utm?: (() => Readonly<Record<string, string>>) | undefined;
  /** Texts for the user if no answer came, or one without a message. */
  readonly messages: () => { readonly requestTimeout: string; readonly systemError: string };
  /** HTTP 401: the session is over (ERR-10). */
  readonly onUnauthorized?: ((error: ApiError, call: SiteRouteName) => void) | undefined;
  /** A failure to show to the user, unless the caller asked for silence (ERR-04 to 06). */
  readonly onUserMessage?: ((error: ApiError) => void) | undefined;
}

export interface ApiClient {
  /**
   * Makes one call of the site.
   *
   * @throws ApiError on every failure
   */
  readonly call: <Name extends SiteRouteName>(
    name: Name,
    ...rest: object extends Input<Name>
      ? [input?: Input<Name> & CallOptions]
      : [input: Input<Name> & CallOptions]
  ) => Promise<ApiResponse<Name>>;
}

/** Tries of a read that met no network; writes are made once (idempotency is the caller's). */
const READ_RETRIES = 1;

/** The client of the API: typed by the contract, without knowledge of React or the page. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let calls = 0;

  const send = async (name: SiteRouteName, input: LooseInput): Promise<unknown> => {
    const route = input.route ?? options.routeOf(name);
    if (!route) throw new Error(`The route of ${name} is to be named with the call`);
    calls += 1;
    const ack = `${Date.now().toString(36)}${calls.toString(36)}`;
    try {
      const response = await ky(
        requestUrl(options.baseUrl, route, input.params, input.query, ack),
        {
          method: route.method,
          ...(options.fetch ? { fetch: options.fetch } : {}),
          headers: headersOf(options, input),
          credentials: 'include',
          ...(route.method === 'GET' ? {} : { json: input.body ?? {} }),
          ...(input.signal ? { signal: input.signal } : {}),
          timeout: route.timeoutMs ?? (route.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS),
          retry: { limit: READ_RETRIES, methods: ['get'], retryOnTimeout: false },
          throwHttpErrors: false,
        },
      );
      return readResponse(route, response.status, await jsonOf(response), options.messages());
    } catch (error) {
      throw error instanceof ApiError ? error : noResponse(error, input.signal, options.messages());
    }
  };

  return {
    call: (async (name: SiteRouteName, input: LooseInput = {}) => {
      try {
        return await send(name, input);
      } catch (error) {
        if (error instanceof ApiError) report(options, error, name, input.silent === true);
        throw error;
      }
    }) as ApiClient['call'],
  };
}

interface LooseInput extends CallOptions {
  readonly params?: UrlValues;
  readonly query?: UrlValues;
  readonly body?: unknown;
}

function headersOf(options: ApiClientOptions, input: LooseInput): Record<string, string> {
  const headers: Record<string, string> = {
    'Accept-Language': options.locale(),
    'X-Web-Version': options.version,
  };
  for (const [name, value] of Object.entries(options.utm?.() ?? {})) {
    // Header values are Latin-1: campaign names in Chinese travel encoded.
    headers[`X-${name.replaceAll('_', '-')}`] = encodeURIComponent(value);
  }
  if (input.idempotencyKey !== undefined) headers['Idempotency-Key'] = input.idempotencyKey;
  return headers;
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function noResponse(
  cause: unknown,
  signal: AbortSignal | undefined,
  messages: { readonly requestTimeout: string },
): ApiError {
  const aborted = signal?.aborted === true && !isTimeoutError(cause);
  const error = new ApiError({
    name: aborted ? 'aborted' : 'requestTimeout',
    code: 0,
    message: aborted ? '' : messages.requestTimeout,
    status: 0,
  });
  error.cause = cause;
  return error;
}

function report(
  options: ApiClientOptions,
  error: ApiError,
  name: SiteRouteName,
  silent: boolean,
): void {
  if (error.status === 401) options.onUnauthorized?.(error, name);
  else if (!silent && error.name !== 'aborted' && isForUser(error.code)) {
    options.onUserMessage?.(error);
  }
}
