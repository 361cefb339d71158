import { errors } from '@rostra/contract';
import type { ErrorName, Route } from '@rostra/contract';
import type { RouteSchemas } from '@rostra/contract/schemas';
import { AppError } from '#platform/errors/AppError.ts';
import type { AppErrorOptions } from '#platform/errors/AppError.ts';
import { failureEnvelope } from '#platform/errors/failureEnvelope.ts';
import type { Json } from './componentSchemas.ts';

/** One kind of refusal that many calls share. */
interface Refusal {
  description: string;
  /** The example; its status is the response's. */
  error: ErrorName;
  options?: AppErrorOptions;
  /** Names in `components.headers`, by header. */
  headers?: Readonly<Record<string, string>>;
  /** Whether a call can answer it, by the facts that its route declares. */
  applies: (route: Route, parts: RouteSchemas) => boolean;
}

const isUnsafe = ({ method }: Route): boolean => method !== 'GET';
const namesRow = (parts: RouteSchemas): boolean => parts.params !== undefined;
const hasBody = (parts: RouteSchemas): boolean => parts.body !== undefined;
const RETRY = { 'Retry-After': 'RetryAfter' };

/** The refusals by their name in `components.responses`. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  Unreadable: {
    description:
      'The body is no JSON, body or query is not UTF-8 (1014), or a required `Idempotency-Key` is missing.',
    error: 'badRequest',
    applies: (route, parts) =>
      hasBody(parts) || parts.query !== undefined || route.idempotent === true,
  },
  NotLoggedIn: {
    description: 'The call needs a session: log in and send the cookie.',
    error: 'sessionMissing',
    headers: { 'WWW-Authenticate': 'WwwAuthenticate' },
    applies: ({ access }) => access !== 'anyone',
  },
  Forbidden: {
    description:
      'The user has no right to do this, or the request comes from another site (1008): a browser on another origin cannot make calls that change something.',
    error: 'originRefused',
    applies: (route, parts) =>
      isUnsafe(route) || route.access === 'staff' || (route.access === 'user' && namesRow(parts)),
  },
  NotFound: {
    description: 'There is no such row, or the user may not know of it.',
    error: 'contentNotFound',
    applies: (_route, parts) => namesRow(parts),
  },
  Conflict: {
    description:
      'The current state does not allow it, or the `Idempotency-Key` was used with another input.',
    error: 'idempotencyKeyReused',
    applies: (route, parts) => route.idempotent === true || (isUnsafe(route) && namesRow(parts)),
  },
  TooLarge: {
    description: 'The body is larger than the call accepts.',
    error: 'bodyTooLarge',
    applies: (_route, parts) => hasBody(parts),
  },
  WrongMediaType: {
    description: 'The body has another type than `application/json`.',
    error: 'unsupportedMediaType',
    applies: (_route, parts) => hasBody(parts),
  },
  InvalidInput: {
    description:
      'The input breaks a rule. With code 1001, `issues` lists the fields and the broken rules.',
    error: 'invalidInput',
    options: { issues: [{ path: 'body.name', rule: 'too_small', params: { minimum: 1 } }] },
    applies: (_route, parts) => hasBody(parts) || namesRow(parts) || parts.query !== undefined,
  },
  TooFrequent: {
    description: 'The call is limited and its limit is used up. Nothing was done.',
    error: 'tooFrequent',
    options: { retryAfterSeconds: 60 },
    headers: RETRY,
    applies: ({ isLimited }) => isLimited === true,
  },
  Busy: {
    description: 'The server cannot answer now. Nothing was done.',
    error: 'busy',
    options: { retryAfterSeconds: 2 },
    headers: RETRY,
    applies: () => true,
  },
};

/** The name of the response for every other status. */
const OTHER = 'Failed';

const refTo = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

/** Returns the refusals of a call by status, and the one for all others. */
export function refusalsOf(route: Route, parts: RouteSchemas): Json {
  const own = Object.entries(REFUSALS).filter(([, { applies }]) => applies(route, parts));
  return {
    ...Object.fromEntries(own.map(([name, { error }]) => [errors[error].status, refTo(name)])),
    default: refTo(OTHER),
  };
}

/** Returns references to refusals by their names, for operations that are no calls. */
export function refusalsNamed(...names: string[]): Json {
  const own = names.map((name): [number, Json] => {
    const refusal = REFUSALS[name];
    if (refusal === undefined) throw new Error(`There is no refusal ${name}.`);
    return [errors[refusal.error].status, refTo(name)];
  });
  return { ...Object.fromEntries(own), default: refTo(OTHER) };
}

/** Returns a response with a failure, described with every code of the example's status. */
export function failureResponse(
  refusal: Pick<Refusal, 'description' | 'error' | 'options' | 'headers'>,
): Json {
  const { description, error, options, headers } = refusal;
  return {
    description: `${description} ${codesOf(errors[error].status)}`,
    ...(headers === undefined
      ? {}
      : {
          headers: Object.fromEntries(
            Object.entries(headers).map(([header, name]) => [
              header,
              { $ref: `#/components/headers/${name}` },
            ]),
          ),
        }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        example: failureEnvelope(new AppError(error, options), 'en'),
      },
    },
  };
}

function codesOf(status: number): string {
  const names = Object.entries(errors)
    .filter(([, error]) => error.status === status)
    .map(([name, { code }]) => `${code} ${name}`);
  return `Codes: ${names.join(', ')}.`;
}

/** Returns the refusals that calls share, for `components.responses`. */
export function sharedResponses(): Json {
  return {
    ...Object.fromEntries(
      Object.entries(REFUSALS).map(([name, refusal]) => [name, failureResponse(refusal)]),
    ),
    [OTHER]: failureResponse({
      description:
        'Any other refusal or failure. The schema `Failure` lists every code with its status.',
      error: 'systemError',
    }),
  };
}
