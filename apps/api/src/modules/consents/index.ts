import { defineModule } from '#platform/module/defineModule.ts';
import { consentRoutes } from './routes.ts';

export { acceptedVersionColumn, recordConsent } from './consents.ts';

export const consents = defineModule({ name: 'consents', routes: consentRoutes });
