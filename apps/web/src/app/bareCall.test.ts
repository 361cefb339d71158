import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendBareCall, setBuildVersion, setCallLocale } from './bareCall.ts';

const requests: Request[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push(new Request(new URL(address, 'https://rostra.test'), init));
    return new Response('{}');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  setBuildVersion('unknown');
  setCallLocale(undefined);
});

it('sends version and language with calls made without the client [FND-37, FND-38]', async () => {
  setBuildVersion('1.4.0');
  setCallLocale(() => 'zh-CN');
  sendBareCall('/articles/7/view');
  sendBareCall('/client_errors', { message: 'x' });
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/v1/articles/7/view',
    '/api/v1/client_errors',
  ]);
  for (const { headers } of requests) {
    expect(headers.get('x-web-version')).toBe('1.4.0');
    expect(headers.get('accept-language')).toBe('zh-CN');
  }
  expect(await requests[1]?.json()).toEqual({ message: 'x' });
});

it('does not throw when the request fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(() => sendBareCall('/articles/7/view')).not.toThrow();
});
