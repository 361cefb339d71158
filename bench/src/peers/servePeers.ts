import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { freePort } from '../startRostra.ts';
import type { RunningServer } from '../startRostra.ts';
import { emptyPage, emptyScript } from './emptyPage.ts';
import { floorPage } from './floorPage.ts';

const SCRIPT = '/empty.js';
const compress = promisify(gzip);

/** Serves the floor page at `/floor` and the empty React page at `/empty`, by bare Node with gzip. */
export const servePeers = async (): Promise<RunningServer> => {
  const files = new Map([
    ['/floor', { type: 'text/html; charset=utf-8', body: await compress(floorPage()) }],
    ['/empty', { type: 'text/html; charset=utf-8', body: await compress(await emptyPage(SCRIPT)) }],
    [SCRIPT, { type: 'text/javascript', body: await compress(await emptyScript()) }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' });
    response.end(file.body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
