import type { FastifyInstance } from 'fastify';
import { IPR_ANNOUNCEMENT_VERSION } from '@rostra/contract';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { acceptedVersion, recordConsent } from './consents.ts';

/** Versions are dates; a page loaded before a change may still acknowledge the older one. */
const isKnownVersion = (version: string): boolean =>
  /^\d{8}$/.test(version) && version <= IPR_ANNOUNCEMENT_VERSION;

/** Mounts the acknowledgement of the IP notice (platform §7, postIprVersion). */
export function consentRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'postIprVersion', async ({ body, viewer }) => {
    const userId = requireUser(viewer);
    const { version } = body;
    if (!isKnownVersion(version)) {
      throw new AppError('invalidInput', {
        issues: [{ path: 'body.version', rule: 'invalid_value' }],
      });
    }
    await inTransaction(deps, async (tx) => {
      await recordConsent(tx, userId, 'ip_notice', version, deps.clock.now());
      await recordAuditAndEvent(tx, deps, {
        actor: { kind: 'user', id: userId },
        action: 'user.acknowledgeIpNotice',
        subject: { type: 'user', id: userId },
        after: { version },
      });
    });
    const accepted = await acceptedVersion(deps.db, userId, 'ip_notice');
    return { ipr_announcement_version: accepted ?? version };
  });
}
