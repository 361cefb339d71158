import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeModule } from '#testing/probeModule.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { registerRoute } from './registerRoute.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    limits: { headersMs: 100, bodyMs: 100, uploadMs: 60_000, lookEveryMs: 20 },
    modules: [
      probeModule((app) => {
        registerRoute(app, 'postArticleView', ({ params }) => ({ views: params.id }));
        void app.register(async (uploads) => {
          uploads.removeAllContentTypeParsers();
          uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
          uploads.put('/upload', { config: { takesFiles: true } }, async (request) => ({
            bytes: (await text(request.raw)).length,
          }));
        });
      }),
    ],
  });
});
afterAll(() => server.close());

/** Sends these bytes and leaves the connection open. */
function sendPart(lines: readonly string[], body?: string): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const head = ['Host: localhost', ...lines.slice(1)];
  socket.write(`${[lines[0], ...head].join('\r\n')}\r\n`);
  if (body !== undefined) socket.write(`\r\n${body}`);
  return socket;
}

const slowBody = (method: string, path: string, type: string, ...headers: string[]): Socket =>
  sendPart(
    [`${method} ${path} HTTP/1.1`, `Content-Type: ${type}`, 'Content-Length: 10', ...headers],
    '{"a"',
  );

const answerOf = async (socket: Socket) => {
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
};

it('aborts headers that do not end [ERR-09]', async () => {
  const { status, body } = await answerOf(sendPart(['GET /healthz HTTP/1.1']));
  expect(status).toBe(408);
  expect(JSON.parse(body)).toMatchObject({ ret: false, code: 1012, data: null });
});

it('aborts a call whose body does not end but gives a file more time [ERR-09]', async () => {
  const file = slowBody('PUT', '/upload', 'application/pdf', 'Connection: close');
  const call = slowBody('POST', '/api/v1/articles/1/view', 'application/json');
  const { status, body } = await answerOf(call);
  expect(status).toBe(408);
  expect(JSON.parse(body)).toMatchObject({ ret: false, code: 1012, data: null });
  file.write(':12345');
  expect(await answerOf(file)).toEqual({ status: 200, body: '{"bytes":10}' });
});

it.each([
  ['POST', '/api/v1/no/such', 'application/json', 408],
  ['POST', '/api/v1/articles/1/view', 'text/plain', 415],
  ['PATCH', '/api/v1/articles/1/view', 'application/json', 408],
])(
  'frees a connection held by a slow body: %s %s of type %s',
  async (method, path, type, status) => {
    const answer = await answerOf(slowBody(method, path, type));
    expect(answer.status).toBe(status);
  },
);
