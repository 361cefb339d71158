// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setBuildVersion, setCallLocale } from '../app/bareCall.ts';
import { sendFile } from './sendFile.ts';

const headers = new Map<string, string>();

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    headers.set(name.toLowerCase(), value);
  }
  send(): void {
    this.status = 204;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  headers.clear();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  setBuildVersion('unknown');
  setCallLocale(undefined);
});

it('sends version, language and type with the bytes of a file [FND-37, FND-38]', async () => {
  setBuildVersion('1.4.0');
  setCallLocale(() => 'zh-CN');
  const { signal } = new AbortController();
  const options = { signal, onProgress: () => undefined };
  const answer = await sendFile('/upload', new Blob(['a'], { type: 'text/plain' }), options);
  expect(answer.status).toBe(204);
  expect(Object.fromEntries(headers)).toEqual({
    'accept-language': 'zh-CN',
    'content-type': 'text/plain',
    'x-web-version': '1.4.0',
  });
});
