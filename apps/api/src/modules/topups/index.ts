import { defineModule } from '#platform/module/defineModule.ts';
import { registerFileOwner } from '#modules/files/index.ts';
import { TOPUP_SUBJECT } from './reportTopup.ts';
import { topupRoutes } from './routes.ts';
import { mailPayer, payerEvents } from './notifyPayer.ts';

export { bankReferenceColumns } from './bankReferenceColumns.ts';
export { creditTopup } from './decideTopup.ts';
export { TOPUP_SUBJECT } from './reportTopup.ts';

// A transfer receipt is visible to its payer, who uploaded it, and to staff who confirm top-ups.
registerFileOwner(TOPUP_SUBJECT, (_deps, viewer) =>
  Promise.resolve(viewer.capabilities.has('staff:money')),
);

export const topups = defineModule({
  name: 'topups',
  register: topupRoutes,
  jobs: [mailPayer],
  events: payerEvents,
});
