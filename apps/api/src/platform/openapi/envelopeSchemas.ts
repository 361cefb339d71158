import { errors } from '@rostra/contract';
import type { Json } from './componentSchemas.ts';

/** The schemas of the envelope, for `components.schemas`. */
export const envelopeSchemas: Readonly<Record<string, Json>> = {
  Failure: failureSchema(),
  PageMeta: pageMetaSchema(),
};

/** Returns the envelope of a successful answer around the schema of its `data`. */
export function successSchema(data: Json, isList: boolean): Json {
  return {
    type: 'object',
    required: isList ? ['ret', 'data', 'meta'] : ['ret', 'data'],
    properties: {
      ret: { type: 'boolean', const: true },
      data,
      ...(isList ? { meta: { $ref: '#/components/schemas/PageMeta' } } : {}),
    },
  };
}

function pageMetaSchema(): Json {
  const names = ['page', 'per_page', 'total', 'total_pages'];
  return {
    type: 'object',
    description: 'The part of the list that the answer contains.',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' }])),
  };
}

function failureSchema(): Json {
  return {
    type: 'object',
    description: 'A refused or failed call.',
    required: ['ret', 'code', 'msg', 'data'],
    properties: {
      ret: { type: 'boolean', const: false },
      code: {
        type: 'integer',
        description: Object.entries(errors)
          .map(([name, { code, status }]) => `${code} ${name} (${status})`)
          .join(', '),
      },
      msg: { type: 'string', description: 'The message, in the language of the caller.' },
      data: { type: 'null' },
      issues: {
        type: 'array',
        description: 'The refused fields, with code 1001.',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: { path: { type: 'string' }, message: { type: 'string' } },
        },
      },
      details: {
        type: 'object',
        description: 'Values for the program, such as the seconds to wait.',
        additionalProperties: { type: ['string', 'number'] },
      },
    },
  };
}
