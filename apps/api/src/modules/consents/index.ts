import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { consents as table } from './tables.ts';
import { consentRoutes } from './routes.ts';

export { acceptedVersionColumn, recordConsent } from './consents.ts';

export const consents = defineModule({
  name: 'consents',
  routes: consentRoutes,
  ownData: [keepRows(table.userId)],
});
