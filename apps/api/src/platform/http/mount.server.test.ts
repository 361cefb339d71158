import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineModule } from '#platform/module/defineModule.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { mount } from './mount.ts';

const secrets = defineModule({
  name: 'probe',
  register(app) {
    mount(app, 'getDimensions', () => {
      throw new Error('a fault with password=Rostra2026 in it');
    });
    mount(app, 'deleteArticleComment', ({ params }) => {
      if (params.id === 404) throw new AppError('commentNotFound');
      const undeclared: object = { not_in_the_contract: 'never leaves' };
      return { ...undeclared };
    });
    mount(app, 'putArticleReaction', () => ({ likes: 1, dislikes: 0, my_reaction: 'like' }));
  },
  resolveViewer: async ({ request, locale }) => ({
    kind: request.headers['x-user'] === undefined ? 'visitor' : 'user',
    userId: 7,
    locale,
    capabilities: new Set(),
    certified: false,
    organizations: [],
  }),
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [secrets] });
});
afterAll(() => server.close());

const asUser = { headers: { 'x-user': '7' } };

describe('mount', () => {
  it('gives data in the envelope, without what the contract does not name', async () => {
    const answer = await server
      .caller()
      .fetch('/api/v1/articles/1/comments/2', { method: 'DELETE', ...asUser });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ret: true, data: {} });
  });
});
