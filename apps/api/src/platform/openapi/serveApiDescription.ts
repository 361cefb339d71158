import { API_BASE, errors } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, toolPage } from '#platform/http/toolPage.ts';
import type { DescribedConfig } from './apiInfo.ts';
import { openApiDocument } from './openApiDocument.ts';
import type { OpenApiDocument } from './openApiDocument.ts';

/** The parts of an operation that people read. */
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: [string];
  parameters?: unknown;
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

/**
 * Serves the API's description: for programs at `/api/v1/openapi.json`, for people at `/api/docs`
 * (FND-41).
 */
export function serveApiDescription(app: FastifyInstance, config: DescribedConfig): void {
  let document: OpenApiDocument | undefined;
  let text: string | undefined;
  const described = () => (document ??= openApiDocument(config));

  app.get(`${API_BASE}/openapi.json`, async (_request, reply) => {
    text ??= JSON.stringify(described());
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(text);
  });

  app.get('/api/docs', { config: { kind: 'tool' } }, async (request, reply) => {
    const { info, paths } = described();
    const body = `<p>Every call of the API, from the same contract that mounts them.
      The same for programs: <a href="${API_BASE}/openapi.json">OpenAPI 3.1</a>.</p>
      <pre>${escapeHtml(String(info['description']))}</pre>
      ${callList(paths)}${errorList()}`;
    return reply
      .type('text/html; charset=utf-8')
      .send(toolPage({ title: 'Rostra API', body, nonce: request.nonce }));
  });
}

function callList(paths: OpenApiDocument['paths']): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, described] of Object.entries(methods)) {
      const operation = described as unknown as Operation;
      const group = operation.tags[0];
      groups.set(group, [...(groups.get(group) ?? []), entryOf(method, path, operation)]);
    }
  }
  return [...groups]
    .map(([group, entries]) => `<h2>${escapeHtml(group)}</h2>${entries.join('')}`)
    .join('');
}

function entryOf(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const shape = JSON.stringify({ parameters, requestBody, answer: responses['200'] }, null, 2);
  return `<details id="${operationId}"><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>
      <span class="quiet">${escapeHtml(summary)}. ${escapeHtml(description)}</span></summary>
      <p><code>${operationId}</code></p><pre>${escapeHtml(shape)}</pre></details>`;
}

function errorList(): string {
  const lines = Object.entries(errors)
    .map(([name, { code, status }]) => `${String(code).padEnd(6)} ${status}  ${name}`)
    .join('\n');
  return `<h2>Errors</h2><p>Code, HTTP status, name. Codes below 10000 are for the user to read.</p><pre>${lines}</pre>`;
}
