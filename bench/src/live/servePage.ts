import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bundle } from './bundle.ts';

/** A page of the measurement's own. */
export interface ServedPage {
  readonly url: string;
  readonly close: () => void;
}

/** Serves a page itself: one that was made up may not reach the machine that it runs on. */
export async function servePage({ scripts, entry, css }: Bundle): Promise<ServedPage> {
  const html = `<!doctype html><style>${css}</style><body><script type="module" src="/${entry}"></script>`;
  const server = createServer((request, response) => {
    const script = scripts.get(request.url?.slice(1) ?? '');
    const isPage = script === undefined;
    response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'text/javascript');
    response.end(script ?? html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
