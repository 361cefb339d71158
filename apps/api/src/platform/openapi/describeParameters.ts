import type { Route } from '@rostra/contract';
import type { RouteSchemas } from '@rostra/contract/schemas';
import type { ZodType } from 'zod';
import type { ComponentSchemas, Json } from './componentSchemas.ts';

/** The rows of the parts of a path, for the IDs after them. */
const ROWS: Readonly<Record<string, string>> = {
  articles: 'article',
  comments: 'comment',
  events: 'event',
  lives: 'live session',
  meetings: 'meeting',
  messages: 'message',
  orders: 'order',
  preview_files: 'document',
  questions: 'question',
  registrations: 'registration',
  reviews: 'review',
  topups: 'top-up',
  users: 'user',
};

/** Header parameters that several calls share, for `components.parameters`. */
export const sharedParameters: Readonly<Record<string, Json>> = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description:
      'The language of messages and of texts in the answer: `en` or `zh-CN`. Without it, the language of the user’s settings, else English.',
    schema: { type: 'string' },
    example: 'en',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'A new random key for each act, such as a UUID. A repeated request with the same key and the same input gets the first answer again and has no further effect; with another input it gets 409 (10003).',
    schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
    example: '0d7f0a2e-6f0c-4a53-9a0e-5b2d6f3c1e77',
  },
};

const shared = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

/** Returns the parameters of a call: of its path, its query and its headers. */
export function describeParameters(
  route: Route,
  parts: RouteSchemas,
  components: ComponentSchemas,
): Json[] {
  const read = (place: 'path' | 'query', schema: ZodType | undefined): Json[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = components.convert(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description, ...property }]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      description: description ?? rowId(route.path, name),
      schema: property,
    }));
  };
  return [
    ...read('path', parts.params),
    ...read('query', parts.query),
    ...(route.idempotent ? [shared('IdempotencyKey')] : []),
    shared('AcceptLanguage'),
  ];
}

/** Returns the description of an ID by the part of the path before it. */
function rowId(path: string, name: string): string | undefined {
  const parts = path.split('/');
  const row = ROWS[parts[parts.indexOf(`:${name}`) - 1] ?? ''];
  return row === undefined ? undefined : `The ID of the ${row}.`;
}
