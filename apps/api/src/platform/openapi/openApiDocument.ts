import { API_BASE, routes } from '@rostra/contract';
import type { Route, RouteName } from '@rostra/contract';
import { sessionChallenge, sessionCookieName } from '#platform/security/sessionCookie.ts';
import { apiInfo, tags } from './apiInfo.ts';
import type { DescribedConfig } from './apiInfo.ts';
import { ComponentSchemas } from './componentSchemas.ts';
import type { Json } from './componentSchemas.ts';
import { describeOperation } from './describeOperation.ts';
import { sharedParameters } from './describeParameters.ts';
import { envelopeSchemas } from './envelopeSchemas.ts';
import { filePaths } from './fileOperations.ts';
import { sharedResponses } from './refusals.ts';

/** The parts of the description that our own page reads. */
export interface OpenApiDocument extends Json {
  info: Json;
  /** The operations by path, then by method in lower case. */
  paths: Record<string, Record<string, Json>>;
}

/**
 * Returns the API as OpenAPI 3.1, generated from the contract, so it cannot differ from the mounted
 * calls (FND-41). A program can log in, read and upload from it alone.
 *
 * @param config decides the address and the cookie's name
 * @throws Error if a schema cannot be described
 */
export function openApiDocument(config: DescribedConfig): OpenApiDocument {
  const components = new ComponentSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
    const path = API_BASE + route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = describeOperation(name, route, components);
  }
  return {
    openapi: '3.1.0',
    info: apiInfo(config),
    servers: [{ url: config.publicOrigin }],
    tags,
    security: [{ session: [] }],
    paths: { ...paths, ...filePaths(components) },
    components: {
      securitySchemes: { session: sessionScheme(sessionCookieName(config)) },
      parameters: sharedParameters,
      headers: sharedHeaders(config),
      responses: sharedResponses(),
      schemas: { ...envelopeSchemas, ...components.named },
    },
  };
}

function sessionScheme(cookie: string): Json {
  return {
    type: 'apiKey',
    in: 'cookie',
    name: cookie,
    description: 'The session’s cookie, set by `postUsersLogin` and `postUsersSignup`.',
  };
}

function sharedHeaders(config: DescribedConfig): Json {
  const cookie = sessionCookieName(config);
  const text = { type: 'string' };
  return {
    RetryAfter: {
      description: 'The whole seconds after which to repeat the request.',
      schema: { type: 'integer', minimum: 1 },
    },
    SetCookie: {
      description: `Sets \`${cookie}\`, or clears it.`,
      schema: text,
      example: `${cookie}=…; Path=/; Expires=Sun, 20 Dec 2026 02:00:00 GMT; HttpOnly; SameSite=Lax`,
    },
    WwwAuthenticate: {
      description: 'The cookie that the call needs, and the page that sets it.',
      schema: text,
      example: sessionChallenge(config),
    },
  };
}
