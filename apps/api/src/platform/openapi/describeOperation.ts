import type { Route, RouteName } from '@rostra/contract';
import { schemas } from '@rostra/contract/schemas';
import type { RouteSchemas } from '@rostra/contract/schemas';
import type { ComponentSchemas, Json } from './componentSchemas.ts';
import { describeParameters } from './describeParameters.ts';
import { successSchema } from './envelopeSchemas.ts';
import { examples } from './examples.ts';
import { refusalsOf } from './refusals.ts';

const ACCESS: Record<Route['access'], string> = {
  anyone: 'Anyone may call it. With a session, the answer is the one for its user.',
  user: 'Needs a session; without one it answers 401.',
  staff: 'Staff only; others get 403.',
};

/** Returns the tag of a path below `/api/v1`: its first part. */
export const tagOf = (path: string): string => path.split('/')[1] ?? '';

/** Returns one call as an OpenAPI operation; its named schemas are added to `components`. */
export function describeOperation(
  name: RouteName,
  route: Route,
  components: ComponentSchemas,
): Json {
  const parts: RouteSchemas = schemas[name];
  const example = examples[name];
  return {
    operationId: name,
    summary: route.summary,
    description: ACCESS[route.access],
    tags: [tagOf(route.path)],
    ...(route.access === 'anyone' ? { security: [] } : {}),
    parameters: describeParameters(route, parts, components),
    ...(parts.body === undefined
      ? {}
      : {
          requestBody: {
            required: !parts.body.safeParse(undefined).success,
            content: {
              'application/json': {
                schema: components.convert(parts.body, 'input'),
                ...(example?.body === undefined ? {} : { example: example.body }),
              },
            },
          },
        }),
    responses: {
      200: {
        description: 'Done.',
        ...(route.session === undefined
          ? {}
          : { headers: { 'Set-Cookie': { $ref: '#/components/headers/SetCookie' } } }),
        content: {
          'application/json': {
            schema: successSchema(components.convert(parts.data, 'output'), route.list === true),
            ...(example?.answer === undefined ? {} : { example: example.answer }),
          },
        },
      },
      ...refusalsOf(route, parts),
    },
  };
}
