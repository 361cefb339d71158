import { defineModule } from '#platform/module/defineModule.ts';
import { noticeRoutes } from './routes.ts';

export { notify } from './notify.ts';

export const notices = defineModule({ name: 'notices', register: noticeRoutes });
