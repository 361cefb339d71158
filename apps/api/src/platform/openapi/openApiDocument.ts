import { API_BASE, errors, routes } from '@rostra/contract';
import type { Route } from '@rostra/contract';
import { schemas } from '@rostra/contract/schemas';
import { z } from 'zod';
import type { ZodType } from 'zod';

type Json = Record<string, unknown>;
interface RouteParts {
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  data: ZodType;
}

const ACCESS: Record<Route['access'], string> = {
  anyone: 'Anyone may call it.',
  user: 'Needs a session; without one it answers 401.',
  staff: 'Staff only; others get 403.',
};

/**
 * Returns the API as OpenAPI 3.1, generated from the contract, so it cannot differ from the mounted
 * calls (FND-41).
 */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    const path = API_BASE + route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(name, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rostra API',
      version: '1',
      description:
        'Every answer is an envelope: `{ ret: true, data, meta? }` or `{ ret: false, code, msg, data: null, issues?, details? }`. Codes below 10000 are for the user to read, in the language of `Accept-Language`; codes from 10000 on are for the program.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'rostra_session' },
      },
      schemas: { Failure: failureSchema(), PageMeta: pageMetaSchema() },
    },
  };
}

function operation(name: string, route: Route): Json {
  const parts: RouteParts = schemas[name as keyof typeof schemas];
  const parameters = [
    ...parameterList('path', parts.params),
    ...parameterList('query', parts.query),
    ...(route.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            description: 'The same key with the same input gives the first answer again.',
            schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
          },
        ]
      : []),
  ];
  return {
    operationId: name,
    summary: route.summary,
    description: ACCESS[route.access],
    tags: [route.path.split('/')[1] ?? ''],
    ...(route.access === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(parts.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(parts.body, 'input') } },
          },
        }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: successSchema(route, parts.data) } },
      },
      default: {
        description: 'Refused, or failed.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function schemaOf(schema: ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function parameterList(place: 'path' | 'query', schema: ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function successSchema(route: Route, data: ZodType): Json {
  return {
    type: 'object',
    required: route.list ? ['ret', 'data', 'meta'] : ['ret', 'data'],
    properties: {
      ret: { const: true },
      data: schemaOf(data, 'output'),
      ...(route.list ? { meta: { $ref: '#/components/schemas/PageMeta' } } : {}),
    },
  };
}

function pageMetaSchema(): Json {
  const names = ['page', 'per_page', 'total', 'total_pages'];
  return {
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' }])),
  };
}

function failureSchema(): Json {
  return {
    type: 'object',
    required: ['ret', 'code', 'msg', 'data'],
    properties: {
      ret: { const: false },
      code: {
        type: 'integer',
        description: Object.entries(errors)
          .map(([name, { code, status }]) => `${code} ${name} (${status})`)
          .join(', '),
      },
      msg: { type: 'string' },
      data: { type: 'null' },
      issues: {
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: { path: { type: 'string' }, message: { type: 'string' } },
        },
      },
      details: { type: 'object' },
    },
  };
}
