import { AGREEMENT_VERSION, routes } from '@rostra/contract';
import type { Route, RouteName } from '@rostra/contract';
import { schemas } from '@rostra/contract/schemas';
import type { RouteSchemas } from '@rostra/contract/schemas';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ZodType } from 'zod';
import { ComponentSchemas } from './componentSchemas.ts';
import { examples } from './examples.ts';
import { openApiDocument } from './openApiDocument.ts';

const ORIGIN = 'https://rostra.example';

interface Parameter {
  $ref?: string;
  name: string;
  description?: string;
}
interface Operation {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters: Parameter[];
  responses: Record<string, { $ref?: string; description?: string }>;
}

// As a program reads it.
const text = JSON.stringify(openApiDocument({ publicOrigin: ORIGIN }));
const document = JSON.parse(text) as {
  info: { description: string; license: object; contact: object };
  tags: { name: string; description: string }[];
  security: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: { session: { name: string } }; headers: object };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const byName = new Map(operations.map((operation) => [operation.operationId, operation]));
const declared = Object.entries(routes) as [RouteName, Route][];

/** Returns the value at a JSON pointer, or undefined. */
function resolve(pointer: string): unknown {
  if (!pointer.startsWith('#/')) return undefined;
  const parts = pointer.slice(2).split('/');
  return parts.reduce<unknown>((value, part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    return (value as Record<string, unknown> | undefined)?.[key];
  }, document);
}

/** Returns the operations without a property, by their names. */
const lacking = (has: (operation: Operation) => boolean): string[] =>
  operations.filter((operation) => !has(operation)).map(({ operationId }) => operationId);

describe('the description of the API', () => {
  it('resolves every reference, also of a tree within itself', () => {
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
    expect(refs).toContain('#/components/schemas/Region');
    expect(refs.filter((ref) => resolve(ref) === undefined)).toEqual([]);
  });

  it('passes the recommended rules of Redocly without a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it.each([
    [ORIGIN, '__Host-rostra_session'],
    ['http://localhost:3000', 'rostra_session'],
  ])('names the cookie that a server at %s sets', (publicOrigin, name) => {
    const { info, components } = openApiDocument({ publicOrigin });
    expect(components).toMatchObject({ securitySchemes: { session: { name } } });
    expect(JSON.stringify(components)).toContain(`cookie-name=${name}`);
    expect(info['description']).toContain(`\`Set-Cookie: ${name}=`);
  });

  it('declares a session for all calls but the public ones', () => {
    expect(document.security).toEqual([{ session: [] }]);
    const open = declared.filter(([, { access }]) => access === 'anyone').map(([name]) => name);
    expect(operations.filter(({ security }) => security?.length === 0)).toHaveLength(
      open.length + 1,
    );
    for (const name of open) expect([name, byName.get(name)?.security]).toEqual([name, []]);
  });

  it('describes every parameter', () => {
    const undescribed = operations.flatMap(({ operationId, parameters }) =>
      parameters
        .map((parameter) => (parameter.$ref ? (resolve(parameter.$ref) as Parameter) : parameter))
        .filter(({ description = '' }) => !description.endsWith('.'))
        .map(({ name }) => `${operationId}: ${name}`),
    );
    expect(undescribed).toEqual([]);
  });

  it('lists a refusal by status for every operation, and one for all others', () => {
    expect(
      lacking(({ responses }) => Object.keys(responses).some((status) => /^4\d\d$/.test(status))),
    ).toEqual([]);
    expect(lacking(({ responses }) => 'default' in responses && '503' in responses)).toEqual([]);
  });

  it('derives the refusals from the facts that a route declares', () => {
    const statuses = (name: string) => Object.keys(byName.get(name)?.responses ?? {});
    for (const [name, { access, isLimited, idempotent, method }] of declared) {
      const given = statuses(name);
      expect([name, given.includes('401')]).toEqual([name, access !== 'anyone']);
      expect([name, given.includes('429')]).toEqual([name, isLimited === true]);
      if (idempotent) expect(given).toEqual(expect.arrayContaining(['400', '409']));
      // Another site may be refused.
      if (method !== 'GET') expect(given).toContain('403');
    }
    expect(statuses('postOrders')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '409',
      '413',
      '415',
      '422',
      '429',
      '503',
      'default',
    ]);
    expect(statuses('getArticle')).toEqual(['200', '404', '422', '503', 'default']);
    expect(statuses('putUpload')).toEqual(expect.arrayContaining(['410', '413', '422']));
  });

  it('names the seconds to wait and the cookie in the headers of refusals', () => {
    expect(Object.keys(document.components.headers)).toEqual([
      'RetryAfter',
      'SetCookie',
      'WwwAuthenticate',
    ]);
    expect(resolve('#/components/responses/TooFrequent/headers')).toHaveProperty('Retry-After');
    expect(resolve('#/components/responses/Busy/headers')).toHaveProperty('Retry-After');
    expect(resolve('#/components/responses/NotLoggedIn/headers')).toHaveProperty(
      'WWW-Authenticate',
    );
    expect(byName.get('postUsersLogin')?.responses['200']).toHaveProperty('headers.Set-Cookie');
  });

  it('explains every group of calls, and what holds for all of them', () => {
    const used = new Set(operations.flatMap(({ tags }) => tags));
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
    for (const fact of [
      AGREEMENT_VERSION,
      'Retry-After',
      '1008',
      'Accept-Language',
      'Idempotency-Key',
      'WWW-Authenticate',
    ]) {
      expect(document.info.description).toContain(fact);
    }
    expect(document.info).toMatchObject({ license: { url: `${ORIGIN}/legal/terms` }, contact: {} });
  });
});

it('gives examples that the calls accept and answer', () => {
  const names = Object.keys(examples) as RouteName[];
  const first = ['postUsersLogin', 'getArticles', 'getArticle', 'getSearch'];
  expect(names).toEqual(expect.arrayContaining(first));
  for (const name of names) {
    const parts: RouteSchemas = schemas[name];
    const { body, answer } = examples[name] ?? {};
    if (body !== undefined) expect(parts.body?.safeParse(body).error).toBeUndefined();
    const { data } = answer as { data: unknown };
    expect(parts.data.parse(data)).toEqual(data);
  }
});

describe('a schema of the description', () => {
  it('needs an id to contain itself', () => {
    interface Tree {
      children: Tree[];
    }
    const tree: ZodType<Tree> = z.object({
      get children() {
        return z.array(tree);
      },
    });
    const components = new ComponentSchemas();
    expect(() => components.convert(tree, 'output')).toThrow('add .meta({ id })');
    expect(() => components.convert(z.object({ tree }), 'output')).toThrow('add .meta({ id })');
  });

  it('shares its id with no other schema', () => {
    const components = new ComponentSchemas();
    components.convert(z.object({ shape: z.string().meta({ id: 'ShapeOfTest' }) }), 'output');
    expect(() =>
      components.convert(z.object({ shape: z.number().meta({ id: 'ShapeOfTest' }) }), 'output'),
    ).toThrow('Two schemas have the id ShapeOfTest.');
  });
});
