import { noticesOf } from '#modules/notices/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { topups as table } from './tables.ts';
import { TOPUP_SUBJECT } from './reportTopup.ts';
import { topupRoutes } from './routes.ts';
import { mailPayer, payerEvents } from './notifyPayer.ts';

export { bankReferenceColumns } from './bankReferenceColumns.ts';
export { creditTopup } from './decideTopup.ts';
export { TOPUP_SUBJECT } from './reportTopup.ts';

export const topups = defineModule({
  name: 'topups',
  routes: topupRoutes,
  jobs: [mailPayer],
  auditSubjects: [{ type: TOPUP_SUBJECT, id: table.id, name: table.reference }],
  ownData: [keepRows(table.userId, ['decidedBy'])],
  notifications: noticesOf('payments', ['topupConfirmed', 'topupRejected']),
  subscriptions: payerEvents,
  fileOwners: [
    // A transfer receipt is visible to its payer, as the uploader, and to staff for top-ups.
    {
      subjectType: TOPUP_SUBJECT,
      canSee: async (_deps, viewer) => viewer.capabilities.has('staff:money'),
    },
  ],
});
