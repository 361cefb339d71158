import { ABOUT_PATH } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#platform/module/Deps.ts';

/** Ms for which `security.txt` is valid after it is fetched; RFC 9116 advises less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;
const PASSWORD_PATH = '/personalCenter/accountSecurity';

/**
 * Serves the addresses that other programs expect on every site: the contact for security problems
 * (RFC 9116), and the page for changing the password (W3C "A Well-Known URL for Changing Passwords").
 */
export function serveWellKnown(app: FastifyInstance, { config, clock }: Deps): void {
  const { publicOrigin, securityContact } = config;
  app.get('/.well-known/security.txt', { config: { kind: 'asset' } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${securityContact ?? publicOrigin + ABOUT_PATH}`,
          `Expires: ${new Date(clock.now().getTime() + VALID_MS).toISOString()}`,
          'Preferred-Languages: zh, en',
          `Canonical: ${publicOrigin}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/.well-known/change-password', { config: { kind: 'asset' } }, async (_request, reply) =>
    reply.redirect(PASSWORD_PATH, 302),
  );
}
