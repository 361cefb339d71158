import { API_BASE, errors, routes } from '@rostra/contract';
import type { Route } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, toolPage } from '#platform/http/toolPage.ts';
import { openApiDocument } from './openApiDocument.ts';

interface Operation {
  description: string;
  parameters?: unknown;
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

/**
 * Serves the API's description: for programs at `/api/v1/openapi.json`, for people at `/api/docs`
 * (FND-41).
 */
export function serveApiDescription(app: FastifyInstance, origin: string): void {
  let document: Record<string, unknown> | undefined;
  let text: string | undefined;
  const described = () => (document ??= openApiDocument(origin));

  app.get(`${API_BASE}/openapi.json`, async (_request, reply) => {
    text ??= JSON.stringify(described());
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(text);
  });

  app.get('/api/docs', { config: { kind: 'tool' } }, async (request, reply) => {
    const paths = described()['paths'] as Record<string, Record<string, Operation>>;
    const body = `<p>Every call of the API, from the same contract that mounts them.
      The same for programs: <a href="${API_BASE}/openapi.json">OpenAPI 3.1</a>.</p>
      ${callList(paths)}${errorList()}`;
    return reply
      .type('text/html; charset=utf-8')
      .send(toolPage({ title: 'Rostra API', body, nonce: request.nonce }));
  });
}

function callList(paths: Record<string, Record<string, Operation>>): string {
  const groups = new Map<string, string[]>();
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    const group = route.path.split('/')[1] ?? '';
    const path = API_BASE + route.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[route.method.toLowerCase()];
    if (operation === undefined) continue;
    const { parameters, requestBody, responses } = operation;
    const shape = JSON.stringify({ parameters, requestBody, answer: responses['200'] }, null, 2);
    const entry = `<details id="${name}"><summary><b>${route.method}</b> <code>${escapeHtml(path)}</code>
      <span class="quiet">${escapeHtml(route.summary)}. ${escapeHtml(operation.description)}</span></summary>
      <p><code>${name}</code></p><pre>${escapeHtml(shape)}</pre></details>`;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups]
    .map(([group, entries]) => `<h2>${escapeHtml(group)}</h2>${entries.join('')}`)
    .join('');
}

function errorList(): string {
  const lines = Object.entries(errors)
    .map(([name, { code, status }]) => `${String(code).padEnd(6)} ${status}  ${name}`)
    .join('\n');
  return `<h2>Errors</h2><p>Code, HTTP status, name. Codes below 10000 are for the user to read.</p><pre>${lines}</pre>`;
}
