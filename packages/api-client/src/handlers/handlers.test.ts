import { siteRoutes } from '@rostra/contract';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { answer, fail, handlers } from './handlers.ts';

const baseUrl = 'http://rostra.test';

const server = setupServer(
  ...handlers(
    {
      getSearchHot: answer('getSearchHot', [{ term: 'optics', searchers: 3 }]),
      getTopups: answer('getTopups', []),
      getArticle: ({ params }) => fail('contentNotFound', `No article ${params['id']}`),
    },
    baseUrl,
  ),
);

beforeAll(() => server.listen());
afterAll(() => server.close());

const client = createApiClient({
  routeOf: (name) => siteRoutes[name],
  baseUrl,
  locale: () => 'en',
  version: 'test',
  messages: () => ({ requestTimeout: 'request timeout', systemError: 'System error' }),
});

it('handlers answer as the server would, lists with meta, failures by name', async () => {
  await expect(client.call('getSearchHot', {})).resolves.toEqual({
    data: [{ term: 'optics', searchers: 3 }],
    meta: undefined,
  });
  expect((await client.call('getTopups', {})).meta).toMatchObject({ total: 0, page: 1 });
  await expect(client.call('getArticle', { params: { id: 9 } })).rejects.toMatchObject({
    name: 'contentNotFound',
    message: 'No article 9',
    status: 404,
  });
});
