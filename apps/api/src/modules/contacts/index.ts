import { defineModule } from '#platform/module/defineModule.ts';
import { contactRoutes } from './routes.ts';

export const contacts = defineModule({ name: 'contacts', routes: contactRoutes });
