import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { emptyRoutes } from './emptyRoutes.ts';

/** React Router's production build, as the web app uses: its exports name the other in every mode. */
const routerFolder = (): string => {
  const require = createRequire(import.meta.url);
  const inRouterDom = createRequire(require.resolve('react-router-dom/package.json'));
  return path.join(
    path.dirname(inRouterDom.resolve('react-router/package.json')),
    'dist/production',
  );
};

/** Returns the script of the empty page: React 19, its DOM and the router, minified. */
export const emptyScript = async (): Promise<string> => {
  const router = routerFolder();
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'emptyClient.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      'react-router/dom': path.join(router, 'dom-export.mjs'),
      'react-router': path.join(router, 'index.mjs'),
    },
  });
  return outputFiles[0]?.text ?? '';
};

/** Returns the document that the script hydrates. */
export const emptyPage = async (script: string): Promise<string> => {
  const handler = createStaticHandler(emptyRoutes);
  const context = await handler.query(new Request('http://localhost/empty'));
  if (context instanceof Response) throw new Error('The empty page redirects');
  const body = renderToString(
    createElement(StaticRouterProvider, {
      router: createStaticRouter(handler.dataRoutes, context),
      context,
      hydrate: false,
    }),
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Empty</title><link rel="icon" href="data:,"><script type="module" src="${script}"></script>`,
    `</head><body><div id="root">${body}</div></body></html>`,
  ].join('');
};
