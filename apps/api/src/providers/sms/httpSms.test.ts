import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpSms } from './httpSms.ts';

let status = 202;
const taken: { authorization: string | undefined; body: unknown }[] = [];
const server = createServer((request, answer) => {
  void text(request).then((body) => {
    taken.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
    answer.writeHead(status).end();
  });
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('hands the message to the gateway', async () => {
  await httpSms(url, 'gateway-token').send({ to: '+8613800000000', text: '验证码 135790' });
  expect(taken).toEqual([
    {
      authorization: 'Bearer gateway-token',
      body: { to: '+8613800000000', text: '验证码 135790' },
    },
  ]);
});

it('rejects when it was not accepted', async () => {
  status = 500;
  await expect(httpSms(url, 't').send({ to: '+1', text: 'x' })).rejects.toThrow('answered 500');
});
