import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS, siteRoutes } from '@rostra/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';
import type { ApiClientOptions } from './createApiClient.ts';

const messages = { requestTimeout: 'request timeout', systemError: 'System error' };

function clientOver(
  respond: (request: Request) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) {
  const requests: Request[] = [];
  const onUserMessage = vi.fn<(error: ApiError) => void>();
  const onUnauthorized = vi.fn<(error: ApiError) => void>();
  const client = createApiClient({
    baseUrl: 'http://rostra.test',
    routeOf: (name) => siteRoutes[name],
    locale: () => 'zh-CN',
    version: '1.4.0',
    messages: () => messages,
    onUserMessage,
    onUnauthorized,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      return respond(request);
    },
    ...options,
  });
  return { client, requests, onUserMessage, onUnauthorized };
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

const failed = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('requests', () => {
  it('sends reads and writes to /api/v1 with the cookie [FND-35, FND-36]', async () => {
    const { client, requests } = clientOver(() => json({ ret: true, data: {} }));
    await client.call('getDimensions', {});
    await client.call('postUsersLogout', {});
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/dimensions',
      '/api/v1/users/logout',
    ]);
    expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
  });

  it('sends the interface language, from the next call on when it changes [FND-37]', async () => {
    let locale: 'en' | 'zh-CN' = 'zh-CN';
    const { client, requests } = clientOver(() => json({ ret: true, data: {} }), {
      locale: () => locale,
    });
    await client.call('getDimensions', {});
    locale = 'en';
    await client.call('postUsersLogout', {});
    expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['zh-CN', 'en']);
  });

  it('sends the build version of the site [FND-38]', async () => {
    const { client, requests } = clientOver(() => json({ ret: true, data: {} }));
    await client.call('getDimensions', {});
    expect(requests[0]?.headers.get('x-web-version')).toBe('1.4.0');
  });

  it('sends the kept campaign in reads and writes, with Chinese names encoded [FND-39]', async () => {
    const { client, requests } = clientOver(() => json({ ret: true, data: {} }), {
      utm: () => ({ utm_source: '秋季', utm_medium: 'mail' }),
    });
    await client.call('getDimensions', {});
    await client.call('postUsersLogout', {});
    for (const { headers } of requests) {
      expect(headers.get('x-utm-source')).toBe(encodeURIComponent('秋季'));
      expect(headers.get('x-utm-medium')).toBe('mail');
    }
  });

  it('readings have an ack of their own each, acts none [FND-40]', async () => {
    const { client, requests } = clientOver(() => json({ ret: true, data: {} }));
    await client.call('getDimensions', {});
    await client.call('getDimensions', {});
    await client.call('postUsersLogout', {});
    const acks = requests.map(({ url }) => new URL(url).searchParams.get('ack'));
    expect(acks[0]).toMatch(/^\w+$/);
    expect(acks[1]).toMatch(/^\w+$/);
    expect(acks[0]).not.toBe(acks[1]);
    expect(acks[2]).toBeNull();
  });

  it('puts parameters into the path, and the key of a write into its header', async () => {
    const { client, requests } = clientOver(() => json({ ret: true, data: { id: 1 } }));
    await client.call('postArticleComment', {
      params: { id: 7 },
      body: { body: 'Well argued.' },
      idempotencyKey: 'k-0123456789abcdef',
    });
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/v1/articles/7/comments');
    expect(requests[0]?.headers.get('idempotency-key')).toBe('k-0123456789abcdef');
    await expect(requests[0]?.json()).resolves.toEqual({ body: 'Well argued.' });
  });

  it('returns the meta of lists', async () => {
    const meta = { page: 1, per_page: 25, total: 0, total_pages: 0 };
    const { client } = clientOver(() => json({ ret: true, data: [], meta }));
    await expect(client.call('getArticles', {})).resolves.toEqual({ data: [], meta });
  });
});

describe('failures', () => {
  it('treats an answer with a code as a failure, regardless of its status [ERR-01]', async () => {
    const { client } = clientOver(() => json({ ret: true, code: 1201, msg: 'gone', data: {} }));
    const error = await failed(client.call('getArticle', { params: { id: 1 } }));
    expect(error).toMatchObject({ name: 'contentNotFound', code: 1201, message: 'gone' });
  });

  it('passes codes below 10000 to the user unless silent, with a text for a missing message [ERR-04, ERR-05, ERR-06]', async () => {
    const { client, onUserMessage } = clientOver(() =>
      json({ ret: false, code: 1401, msg: '', data: null }, 422),
    );
    await failed(client.call('getArticle', { params: { id: 1 } }));
    expect(onUserMessage).toHaveBeenCalledOnce();
    expect(onUserMessage.mock.calls[0]?.[0].message).toBe('System error');
    await failed(client.call('getArticle', { params: { id: 1 }, silent: true }));
    expect(onUserMessage).toHaveBeenCalledOnce();
  });

  it('codes from 10000 on are left to the program [ERR-07]', async () => {
    const { client, onUserMessage } = clientOver(() =>
      json({ ret: false, code: 10004, msg: 'busy', data: null }, 409),
    );
    const error = await failed(client.call('getDimensions', {}));
    expect(error.name).toBe('requestInProgress');
    expect(onUserMessage).not.toHaveBeenCalled();
  });

  it('reports a timeout without a network and tries a write only once [ERR-08]', async () => {
    const { client, requests, onUserMessage } = clientOver(() => {
      throw new TypeError('Failed to fetch');
    });
    const error = await failed(client.call('postUsersLogout', {}));
    expect(error).toMatchObject({ name: 'requestTimeout', message: 'request timeout', status: 0 });
    expect(requests).toHaveLength(1);
    expect(onUserMessage).toHaveBeenCalledOnce();
  });

  it.each([
    ['a reading', 'getDimensions', READ_TIMEOUT_MS],
    ['an act', 'postUsersLogout', WRITE_TIMEOUT_MS],
  ] as const)(
    'reports a timeout for %s without a timely answer [ERR-08, ERR-09]',
    async (_what, name, patience) => {
      vi.useFakeTimers();
      const { client, requests } = clientOver(
        ({ signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error));
          }),
      );
      const settled = vi.fn<(error: unknown) => void>();
      const call = client.call(name, {}).catch(settled);
      await vi.advanceTimersByTimeAsync(patience - 1);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await call;
      expect(settled.mock.calls[0]?.[0]).toMatchObject({ name: 'requestTimeout', status: 0 });
      expect(requests).toHaveLength(1);
      vi.useRealTimers();
    },
  );

  it('reports a 401 separately and without a message [ERR-10]', async () => {
    const { client, onUnauthorized, onUserMessage } = clientOver(() =>
      json({ ret: false, code: 10001, msg: 'Log in to continue.', data: null }, 401),
    );
    await failed(client.call('getNotices', {}));
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(onUserMessage).not.toHaveBeenCalled();
  });

  it('reports an answer that is not JSON as a System error and a canceled call silently', async () => {
    const broken = clientOver(() => new Response('<html>', { status: 502 }));
    expect(await failed(broken.client.call('getDimensions', {}))).toMatchObject({
      name: 'unknown',
      message: 'System error',
      status: 502,
    });
    const control = new AbortController();
    const slow = clientOver(({ signal }) => {
      control.abort();
      signal.throwIfAborted();
      return json({});
    });
    const error = await failed(slow.client.call('getDimensions', { signal: control.signal }));
    expect(error.name).toBe('aborted');
    expect(slow.onUserMessage).not.toHaveBeenCalled();
  });

  it('carries issues and details', async () => {
    const issues = [{ path: 'body.email', message: 'Check it.' }];
    const { client } = clientOver(() =>
      json(
        { ret: false, code: 1104, msg: 'Wait', data: null, issues, details: { seconds: 12 } },
        429,
      ),
    );
    const error = await failed(client.call('postUsersLogout', {}));
    expect(error.issues).toEqual(issues);
    expect(error.details).toEqual({ seconds: 12 });
    expect(new ApiError(error.toJSON())).toEqual(error);
  });
});
