import { defineModule } from '#platform/module/defineModule.ts';
import { deleteRows } from '#platform/ownData/OwnData.ts';
import { noticeRoutes } from './routes.ts';
import { noticeMutes, notices as table } from './tables.ts';

export { noticesOf } from './NoticeKind.ts';
export type { DeclaredNotice, NoticeKind } from './NoticeKind.ts';
export { notify } from './notify.ts';

export const notices = defineModule({
  name: 'notices',
  routes: noticeRoutes,
  // Nobody reads them any more.
  ownData: [deleteRows(table.userId), deleteRows(noticeMutes.userId)],
});
