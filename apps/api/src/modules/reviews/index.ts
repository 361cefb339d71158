import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { reviews as table } from './tables.ts';
import { reviewRoutes } from './routes.ts';

export type { PassedRevision, ReviewSubject } from './ReviewSubject.ts';
export { submitRevision } from './reviewService.ts';
export type { NewRevision } from './reviewService.ts';

export const reviews = defineModule({
  name: 'reviews',
  routes: reviewRoutes,
  auditSubjects: [{ type: 'Review', id: table.id, name: table.title }],
  ownData: [keepRows(table.submittedBy, ['decidedBy'])],
});
