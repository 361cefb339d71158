import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Connection } from './Connection.ts';
import { serveLiveSockets } from './serveLiveSockets.ts';
import { textFrame } from './textFrame.ts';

/** Returns the frames that a client receives for data written to its connection. */
async function heard(send: (connection: Connection) => void): Promise<string[]> {
  const server = createServer();
  const { close } = serveLiveSockets(server, () => ({
    connect: (connection) => ({ receive: () => send(connection), closed: () => undefined }),
  }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const texts: string[] = [];
  client.on('message', (data: Buffer) => texts.push(data.toString()));
  client.once('open', () => client.send('begin'));
  await once(client, 'close');
  close();
  server.close();
  return texts;
}

it('delivers prepared frames whole, regardless of their length', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
  texts.push('大家好 👋'.repeat(12));
  const received = await heard((connection) => {
    for (const text of texts) connection.sendFrame(textFrame(text));
    connection.close();
  });
  expect(received).toEqual(texts);
});

it('keeps messages to one member and to all in order', async () => {
  const received = await heard((connection) => {
    connection.send('one');
    connection.sendFrame(textFrame('all'));
    connection.send('one again');
    connection.close();
  });
  expect(received).toEqual(['one', 'all', 'one again']);
});

it('closes a socket on text that is not UTF-8, and hands on nothing', async () => {
  const received: string[] = [];
  const server = createServer();
  const { close } = serveLiveSockets(server, () => ({
    connect: () => ({ receive: (text) => received.push(text), closed: () => undefined }),
  }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  client.once('open', () => client.send(Buffer.from([0x22, 0xff, 0x22]), { binary: false }));
  const [code] = await once(client, 'close');
  close();
  server.close();
  expect([code, received]).toEqual([1007, []]);
});
