import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/AppError.ts';
import { escapeHtml, toolPage } from '#platform/http/toolPage.ts';
import { formatDateTime } from '@rostra/i18n';
import type { Inbox } from '#providers/mail/Inbox.ts';
import { isOwnHost } from './isOwnHost.ts';

/**
 * Serves `/dev/inbox` and `/dev/inbox.json?to=<address>`: the mails and messages that demo mode
 * keeps instead of sending them, newest first. Absent in production, and missing under any host but
 * this machine's and the site's: the messages hold codes.
 */
export function serveDevInbox(app: FastifyInstance, inbox: Inbox): void {
  const onRequest = async ({ headers }: FastifyRequest): Promise<void> => {
    if (!isOwnHost(headers.host, app.deps.config.publicOrigin)) throw new AppError('notFound');
  };
  app.get('/dev/inbox.json', { onRequest }, async (request) => {
    const { to } = request.query as { to?: unknown };
    return { messages: inbox.messages(typeof to === 'string' ? to : undefined) };
  });

  app.get('/dev/inbox', { onRequest, config: { kind: 'tool' } }, async (request, reply) => {
    const entries = inbox.messages().map(
      (message) => `<article><p><b>${message.kind === 'mail' ? 'Mail' : 'SMS'}</b>
        ${escapeHtml(message.to)} <span class="quiet">${formatDateTime(message.at, 'en')}, Beijing time</span></p>
        ${message.subject === '' ? '' : `<p>${escapeHtml(message.subject)}</p>`}
        <pre>${escapeHtml(message.text)}</pre>
        ${message.calendar === undefined ? '' : `<p class="quiet">${escapeHtml(`${message.calendar.fileName}, ${message.calendar.method}`)}</p>`}</article>`,
    );
    const body = entries.length === 0 ? '<p>No message yet.</p>' : entries.join('');
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(toolPage({ title: 'Inbox of the demo', body, nonce: request.nonce }));
  });
}
