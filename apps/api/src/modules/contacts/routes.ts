import type { FastifyInstance } from 'fastify';
import { asc, isNull } from 'drizzle-orm';
import { localized, scriptOf } from '@rostra/i18n';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { serviceContacts } from './tables.ts';

/** Mounts the list of service contacts (platform §7). */
export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'getCustomerServiceList', async ({ viewer }) => {
    const rows = await deps.db
      .select()
      .from(serviceContacts)
      .where(isNull(serviceContacts.withdrawnAt))
      .orderBy(asc(serviceContacts.position), asc(serviceContacts.id));
    return rows.map((row) => {
      const names = { sc_name: row.scName, tc_name: row.tcName, en_name: row.enName };
      return {
        name: localized(names, 'name', scriptOf(viewer.locale)),
        ...names,
        phone_number: row.phoneNumber,
        email: row.email,
        customer_service_url: row.customerServiceUrl,
      };
    });
  });
}
