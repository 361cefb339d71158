import { noticesOf } from '#modules/notices/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { sessions, users } from './tables.ts';
import { accountData } from './ownData.ts';
import { anonymizeUsers } from './anonymizeUsers.ts';
import { sendCode, sendSecurityMessage } from './jobs.ts';
import { resolveViewer, viewerOfSession } from './resolveViewer.ts';
import { accountRoutes } from './routes.ts';
import { sweepAccounts } from './sweepAccounts.ts';
import { welcome } from './welcome.ts';
import { sendWithdrawalMessage } from './withdrawUser.ts';

export { PROFILE } from './ownData.ts';
export { accountsOfUser, chosenLocale } from './findAccount.ts';
export { namesOfUsers } from './namesOfUsers.ts';
export type { UserNames } from './namesOfUsers.ts';
export { checkPaymentPassword, hasPaymentPassword } from './paymentPassword.ts';
export { viewerOfUser } from './resolveViewer.ts';
export { hmacOf } from './serverSecret.ts';
export { startSession } from './sessions.ts';
export { userName, userNames } from './userName.ts';

export const accounts = defineModule({
  name: 'accounts',
  routes: accountRoutes,
  resolveViewer,
  viewerOfSession,
  jobs: [sendCode, sendSecurityMessage, sendWithdrawalMessage, sweepAccounts, anonymizeUsers],
  auditSubjects: [
    { type: 'user', id: users.id, name: users.name },
    { type: 'session', id: sessions.id },
  ],
  ownData: accountData,
  notifications: noticesOf(null, [
    'welcome',
    'passwordReset',
    'paymentPasswordSet',
    'paymentPassword',
  ]),
  subscriptions: [welcome],
});
