import { defineModule } from '#platform/module/defineModule.ts';
import { forgetUser } from './forgetUser.ts';
import { noticeRoutes } from './routes.ts';

export { noticesOf } from './NoticeKind.ts';
export type { DeclaredNotice, NoticeKind } from './NoticeKind.ts';
export { notify } from './notify.ts';

export const notices = defineModule({
  name: 'notices',
  routes: noticeRoutes,
  subscriptions: [forgetUser],
});
