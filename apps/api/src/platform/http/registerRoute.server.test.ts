import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { routes } from '@rostra/contract';
import type { Failure } from '@rostra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#platform/errors/AppError.ts';
import { probeModule } from '#testing/probeModule.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { registerRoute } from './registerRoute.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { METRICS_TOKEN: 'metrics-token-of-tests' },
    modules: [
      probeModule((app) => {
        registerRoute(app, 'getDimensions', () => {
          throw new Error('a fault that mentions Rostra2026');
        });
        registerRoute(app, 'deleteArticleComment', ({ params }) => {
          if (params.comment_id === 404) throw new AppError('commentNotFound');
          const undeclared: object = { not_in_the_contract: 'never leaves' };
          return { ...undeclared };
        });
        registerRoute(app, 'postArticleView', ({ params }) => ({ views: params.id }));
        registerRoute(app, 'putArticleReaction', () => ({
          likes: 1,
          dislikes: 0,
          my_reaction: 'like',
        }));
        registerRoute(app, 'getSearchHot', () => {
          throw new AppError('tooFrequent', { retryAfterSeconds: 30 });
        });
        registerRoute(app, 'postStaffVipGrant', () => {
          throw new AppError('userNotFound');
        });
      }),
    ],
  });
});
afterAll(() => server.close());

const user = { 'x-user': '7' };

/** Sends exactly these headers: `fetch` adds some and cannot set others. */
function rawResponse(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }> {
  const { hostname, port } = new URL(server.url);
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, method, path, headers: { ...json, ...headers } }, (answer) => {
      textOf(answer).then(
        (text) => resolve({ status: answer.statusCode, headers: answer.headers, text }),
        reject,
      );
    })
      .on('error', reject)
      .end(body);
  });
}

async function send(path: string, init: Parameters<ReturnType<TestServer['caller']>['fetch']>[1]) {
  const answer = await server.caller().fetch(`/api/v1${path}`, init ?? {});
  const body = (await answer.json()) as Partial<Failure>;
  return { status: answer.status, headers: answer.headers, body };
}

describe('the envelope', () => {
  it('returns data without fields that the contract does not name', async () => {
    const { status, body } = await send('/articles/1/comments/2', {
      method: 'DELETE',
      headers: user,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ret: true, data: {} });
  });

  it('returns a code on failure only, with its catalog text [ERR-01, ERR-33]', async () => {
    const { status, body } = await send('/articles/1/comments/404', {
      method: 'DELETE',
      headers: { ...user, 'accept-language': 'en' },
    });
    expect(status).toBe(404);
    expect(body).toEqual({
      ret: false,
      code: 1208,
      msg: 'This comment does not exist.',
      data: null,
    });
  });

  it('answers in the language of Accept-Language [I18N-17]', async () => {
    const inEnglish = await send('/no/such', { headers: { 'accept-language': 'en-GB,zh;q=0.5' } });
    const inChinese = await send('/no/such', { headers: { 'accept-language': 'zh-TW' } });
    expect([inEnglish.status, inEnglish.body.msg]).toEqual([404, 'This address does not exist.']);
    expect([inChinese.status, inChinese.body.msg]).toEqual([404, '该地址不存在。']);
  });

  it('reveals nothing about a fault of ours [AUTH-33]', async () => {
    const { status, body } = await send('/dimensions', { headers: { 'accept-language': 'en' } });
    expect(status).toBe(500);
    expect(body).toEqual({ ret: false, code: 1002, msg: 'System error', data: null });
  });

  it('returns the seconds to wait when operations are too frequent [ERR-14]', async () => {
    const { status, headers, body } = await send('/search/hot', {
      headers: { 'accept-language': 'en' },
    });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('30');
    expect(body.msg).toBe('Your operations are too frequent, take a break~');
    expect(body.details).toEqual({ seconds: 30 });
  });
});

describe('access', () => {
  it('answers 401 with a program code to a visitor before it reads the input', async () => {
    const { status, body } = await send('/articles/not-a-number/comments/2', { method: 'DELETE' });
    expect([status, body.code]).toEqual([401, 10001]);
  });

  it('names the cookie that a call needs with each 401, and with no other answer', async () => {
    const refused = await send('/articles/1/comments/2', { method: 'DELETE' });
    expect(refused.headers.get('www-authenticate')).toBe(
      'Cookie realm="Rostra", cookie-name=rostra_session, form-action="/login"',
    );
    const forbidden = await send('/staff/vip_grants', { method: 'POST', json: {}, headers: user });
    expect([forbidden.status, forbidden.headers.get('www-authenticate')]).toEqual([403, null]);
  });

  it('answers 403 to a user who makes a staff call [FND-59]', async () => {
    const input = { method: 'POST', json: {}, headers: user };
    expect((await send('/staff/vip_grants', input)).status).toBe(403);
    const other = { ...user, 'x-capabilities': 'staff:content' };
    expect((await send('/staff/vip_grants', { ...input, headers: other })).status).toBe(403);
  });
});

describe('bad input', () => {
  const put = { method: 'PUT', headers: { ...user, 'content-type': 'application/json' } };

  it('refuses wrong fields with their paths, in the caller’s language', async () => {
    const { status, body } = await send('/articles/0/reaction', {
      ...put,
      headers: { ...put.headers, 'accept-language': 'zh' },
      body: '{}',
    });
    expect([status, body.code]).toEqual([422, 1001]);
    expect(body.issues).toEqual([{ path: 'params.id', message: '太短或太小，至少为 0。' }]);
  });

  it.each([
    ['broken JSON', '{"reaction":', 400],
    ['a body that would change prototypes', '{"__proto__":{"a":1},"reaction":"like"}', 400],
    ['no body', '', 422],
    ['a body of another type', '"like"', 422],
    ['an unknown field', '{"reaction":"like","price":0}', 422],
    ['an endless body', JSON.stringify({ reaction: 'x'.repeat(70_000) }), 413],
  ])('answers %s with an error, never a 5xx', async (_what, body, status) => {
    const answer = await send('/articles/1/reaction', { ...put, body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ ret: false, data: null });
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await send('/articles/1/reaction', {
        ...put,
        headers: { ...user, 'content-type': type },
        body: 'reaction=like',
      });
      expect([answer.status, answer.body.code]).toEqual([415, 1007]);
    },
  );

  it.each([
    ['half a letter', '%E0%A4%A'],
    ['a bare percent sign', '%'],
    ['a byte that is no text', '%FF'],
    ['an endless parameter', '1'.repeat(8000)],
  ])(
    'answers an unreadable address as any other, regardless of the headers: %s',
    async (_what, id) => {
      const answer = await rawResponse('PUT', `/api/v1/articles/${id}/reaction`, user, '{}');
      expect(answer.status).toBe(422);
      expect(answer.headers['x-request-id']).toBeDefined();
      expect(JSON.parse(answer.text)).toMatchObject({ ret: false, code: 1001 });
    },
  );

  it.each([
    ['bytes that are no request', 'NONSENSE\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
  ])('answers %s in the envelope', async (_what, bytes, status) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(bytes);
    const answer = await textOf(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ ret: false, data: null });
  });

  it.each([
    ['the byte FF', [0xff]],
    ['half of a character', [0xe6, 0x9d]],
    ['Chinese in GBK', [0xc0, 0xee]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a slash of two bytes', [0xc0, 0xaf]],
  ])('refuses a body and a query with %s instead of replacing it [ERR-33]', async (_, bytes) => {
    const body = Buffer.concat([
      Buffer.from('{"reaction":"like","reasons":["'),
      Buffer.from(bytes),
      Buffer.from('"]}'),
    ]);
    const type = { 'content-type': 'application/json; charset=gbk', 'accept-language': 'zh-CN' };
    const refused = await send('/articles/5/reaction', {
      method: 'PUT',
      headers: { ...user, ...type },
      body,
    });
    const failure = {
      ret: false,
      code: 1014,
      msg: '文本不是 UTF-8 编码，无法识别，本次操作未保存。',
    };
    expect([refused.status, refused.body]).toEqual([400, expect.objectContaining(failure)]);
    const escaped = bytes.map((byte) => `%${byte.toString(16)}`).join('');
    const inQuery = await send(`/search/hot?ack=${escaped}`, {});
    expect([inQuery.status, inQuery.body.code]).toEqual([400, 1014]);
    const inPath = await send(`/articles/${escaped}/reaction`, { method: 'PUT', headers: user });
    expect(inPath.status).toBe(422);
  });

  it('reads a body in UTF-8 with a byte order mark and every plane', async () => {
    const body = '\uFEFF{"reaction":"like","reasons":["李 👩‍💻 e\u0301"]}';
    const init = { method: 'PUT', headers: { ...user, 'content-type': 'application/json' }, body };
    expect((await send('/articles/5/reaction', init)).status).toBe(200);
  });

  it('distinguishes a wrong method from a wrong address', async () => {
    const wrong = await send('/articles/1/reaction', { headers: user });
    expect([wrong.status, wrong.body.code]).toEqual([405, 1010]);
    expect(wrong.headers.get('allow')).toBe('PUT, OPTIONS');
  });

  it('names the methods of an address, and grants other origins nothing', async () => {
    const answer = await rawResponse('OPTIONS', '/api/v1/search/hot', {
      origin: 'https://evil.test',
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(Object.keys(answer.headers).join(' ')).not.toContain('access-control');
    expect((await rawResponse('OPTIONS', '/api/v1/no/such', {})).status).toBe(404);
  });
});

describe('origin', () => {
  it('refuses an unsafe request that another site sent [FND-36]', async () => {
    for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
      const { status } = await rawResponse('POST', '/api/v1/articles/5/view', headers);
      expect(status).toBe(403);
    }
  });

  it('accepts it from our own origin and from programs without a browser', async () => {
    const { publicOrigin } = server.deps.config;
    for (const headers of [{ origin: publicOrigin }, {}]) {
      const { status } = await rawResponse('POST', '/api/v1/articles/5/view', headers);
      expect(status).toBe(200);
    }
  });
});

describe('every answer', () => {
  it('carries its id, the security headers and no permission to keep it', async () => {
    const { headers } = await send('/no/such', {});
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('compresses a long answer if the client accepts that', async () => {
    const long = await server.caller().fetch('/api/v1/openapi.json', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(long.headers.get('content-encoding')).toBe('gzip');
    expect(await long.json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('operations', () => {
  it('reports readiness at /healthz', async () => {
    const answer = await server.caller().fetch('/healthz');
    expect(answer.status).toBe(200);
  });

  it('shows /metrics only with the token', async () => {
    const caller = server.caller();
    const without = await caller.fetch('/metrics');
    expect(without.status).toBe(404);
    await without.text();
    const answer = await caller.fetch('/metrics', {
      headers: { authorization: 'Bearer metrics-token-of-tests' },
    });
    const text = await answer.text();
    expect(text).toContain('rostra_event_loop_delay_seconds{quantile="0.99"}');
    expect(text).toContain('rostra_http_request_seconds_count');
  });

  it('describes every call, for programs and for people [FND-41]', async () => {
    const answer = await server.caller().fetch('/api/v1/openapi.json');
    const { paths } = (await answer.json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const named = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(named.toSorted()).toEqual([...Object.keys(routes), 'getFile', 'putUpload'].toSorted());
    const page = await server.caller().fetch('/api/docs');
    const html = await page.text();
    const nonce = /nonce-([\w-]+)/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    expect(html).toContain(`<style nonce="${nonce}">`);
    for (const name of named) expect(html).toContain(`id="${name}"`);
  });
});
