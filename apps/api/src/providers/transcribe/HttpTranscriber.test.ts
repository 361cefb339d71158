import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import { HttpTranscriber } from './HttpTranscriber.ts';
import { wavOf } from './wavOf.ts';

const START = '2026-11-20T02:00:00.000Z';
/** Ms after which a service without an answer counts as unavailable. */
const TIMEOUT_MS = 300;
const PATIENCE_MS = 20_000;
const wav = wavOf(Buffer.from([1, 2, 3, 4]));

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Responder = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** Starts a service with the test's answers, and records its requests. */
async function service(answer: Responder, timeoutMs = PATIENCE_MS) {
  const requests: { request: IncomingMessage; form: FormData }[] = [];
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    requests.push({ request, form });
    answer(request, response, body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clock = new SettableClock(START);
  const transcriber = new HttpTranscriber(
    {
      url: `http://127.0.0.1:${port}`,
      key: 'secret',
      model: 'whisper-1',
      languages: ['en', 'zh-CN'],
    },
    clock,
    timeoutMs,
  );
  const { signal } = new AbortController();
  const hear = (given: AbortSignal = signal, language: 'en' | 'zh-CN' = 'en') =>
    transcriber.transcribe({ wav, language, signal: given });
  return { requests, clock, hear, transcriber };
}

const send =
  (status: number, body: string, headers: Record<string, string> = {}): Responder =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

it('sends audio, model and language in the documented form and reads the text', async () => {
  const { requests, hear } = await service(
    send(200, '{"text":" 各位上午好。\\n","usage":{"seconds":2}}'),
  );
  expect(await hear(undefined, 'zh-CN')).toEqual({ text: '各位上午好。' });
  const [first] = requests;
  expect(first?.request.method).toBe('POST');
  expect(first?.request.url).toBe('/v1/audio/transcriptions');
  expect(first?.request.headers.authorization).toBe('Bearer secret');
  const form = first?.form;
  expect([form?.get('model'), form?.get('language'), form?.get('response_format')]).toEqual([
    'whisper-1',
    'zh',
    'json',
  ]);
  const file = form?.get('file');
  if (!(file instanceof File)) throw new Error('no file');
  expect([file.name, file.type]).toEqual(['speech.wav', 'audio/wav']);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(wav);
});

it.each([
  [401, 'refused'],
  [403, 'refused'],
  [413, 'too_large'],
  [500, 'failed'],
  [400, 'failed'],
] as const)('maps an answer of %i to %s', async (status, failure) => {
  const { hear } = await service(send(status, 'Invalid request', { 'content-type': 'text/plain' }));
  await expect(hear()).rejects.toMatchObject({ failure });
});

it.each([
  ['10', 10],
  ['Fri, 20 Nov 2026 02:00:10 GMT', 10],
  ['99999', 60],
  ['soon', 5],
  [undefined, 5],
] as const)('pauses after 429 with Retry-After %s for %i s', async (given, seconds) => {
  let isBusy = true;
  const { requests, clock, hear } = await service((request, response, body) =>
    (isBusy
      ? send(429, '{}', given === undefined ? {} : { 'retry-after': given })
      : send(200, '{"text":"again"}'))(request, response, body),
  );
  await expect(hear()).rejects.toMatchObject({ failure: 'busy' });
  isBusy = false;
  clock.advance(seconds * 1000 - 1);
  await expect(hear()).rejects.toMatchObject({ failure: 'busy' });
  expect(requests).toHaveLength(1);
  clock.advance(1);
  expect(await hear()).toEqual({ text: 'again' });
});

it.each(['<html>', '{"text":7}', '[]', '', `{"text":"${'a'.repeat(70_000)}"}`])(
  'reports a malformed answer as not understood',
  async (body) => {
    const { hear } = await service(send(200, body));
    await expect(hear()).rejects.toMatchObject({ failure: 'failed' });
  },
);

it('reports a missing, partial, redirected or interrupted answer as unavailable', async () => {
  const answers: Responder[] = [
    () => undefined,
    (_request, response) => void response.writeHead(200).write('{"te'),
    (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    (request) => void request.socket.destroy(),
  ];
  const { hear } = await service((...given) => answers.shift()?.(...given), TIMEOUT_MS);
  for (let index = 0; index < 4; index += 1) {
    await expect(hear()).rejects.toMatchObject({ failure: 'away' });
  }
});

it('aborts with the reason given by its caller', async () => {
  const { hear } = await service(() => undefined);
  const given = new AbortController();
  const heard = hear(given.signal);
  given.abort(new Error('over'));
  await expect(heard).rejects.toThrow('over');
  await expect(hear(given.signal)).rejects.toThrow('over');
});
