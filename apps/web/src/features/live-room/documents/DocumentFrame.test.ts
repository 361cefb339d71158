// @vitest-environment jsdom
import type { PreviewPageMessage } from '@rostra/contract/live';
import { afterEach, expect, it } from 'vitest';
import { DocumentFrame, readMessage } from './DocumentFrame.ts';

let detach: (() => void) | undefined;
afterEach(() => detach?.());

interface Embedded {
  readonly frame: DocumentFrame;
  readonly heard: PreviewPageMessage[];
  /** Messages that the room sent to the embedded page. */
  readonly reports: unknown[];
  /** Posts something to the room. */
  readonly post: (data: unknown, from?: Partial<MessageEventInit>) => void;
}

function embed(page: number): Embedded {
  const heard: PreviewPageMessage[] = [];
  const messages: unknown[] = [];
  const frame = new DocumentFrame({
    url: '/preview/pdf/one',
    page,
    title: 'Results.pdf',
    onMessage: (message) => heard.push(message),
  });
  const place = document.createElement('div');
  document.body.append(place);
  detach = frame.attach(place);
  const iframe = place.querySelector('iframe');
  const source = iframe?.contentWindow ?? null;
  if (source) source.postMessage = (data: unknown) => void messages.push(data);
  expect(iframe?.getAttribute('src')).toBe(`/preview/pdf/one#page=${page}`);
  const own = { origin: location.origin, source };
  const post: Embedded['post'] = (data, from = {}) =>
    void dispatchEvent(new MessageEvent('message', { data, ...own, ...from }));
  return { frame, heard, reports: messages, post };
}

it('accepts messages only from its own page on our origin [LPRE-16]', () => {
  const { heard, post } = embed(1);
  const done = { action: 'renderDone', pages: 3 } as const;
  post(done, { origin: 'https://evil.example' });
  post(done, { origin: 'null' });
  post(done, { source: window });
  post(done, { source: null });
  expect(heard).toEqual([]);
  post(done);
  post({ action: 'error' });
  expect(heard).toEqual([done, { action: 'error' }]);
});

it('ignores data that is not a message of the page [LPRE-16]', () => {
  const words = ['renderDone', null, 3, {}, { action: 'renderDone' }, { action: 'show', page: 2 }];
  expect(words.map(readMessage).filter((spoken) => spoken !== undefined)).toEqual([]);
});

it('sends its page each page number once, as soon as it listens [LPRE-17]', () => {
  const { frame, reports: messages, post } = embed(4);
  frame.show(5);
  frame.show(6);
  expect(messages).toEqual([]);
  post({ action: 'renderDone', pages: 12 });
  frame.show(6);
  frame.show(7);
  expect(messages).toEqual([
    { action: 'show', page: 6 },
    { action: 'show', page: 7 },
  ]);
});

it('receives nothing after the frame was removed [LPRE-15]', () => {
  const { frame, heard, reports: messages, post } = embed(1);
  detach?.();
  post({ action: 'renderDone', pages: 3 });
  frame.show(2);
  expect([heard, messages]).toEqual([[], []]);
});
