import type { NoticeGroup } from '@rostra/contract';
import type { NoticeKind } from './NoticeKind.ts';

/** The group that turns a kind of notice off; null: about the account, always sent. */
export const noticeGroups: Readonly<Record<NoticeKind, NoticeGroup | null>> = {
  welcome: null,
  passwordReset: null,
  paymentPasswordSet: null,
  paymentPassword: null,
  vipGranted: null,
  articlePassed: 'reviews',
  articleRejected: 'reviews',
  commentReplied: 'replies',
  topupConfirmed: 'payments',
  topupRejected: 'payments',
  orderPaid: 'payments',
  orderRefunded: 'payments',
  registrationRegistered: 'registrations',
  registrationPending: 'registrations',
  registrationPrepending: 'registrations',
  registrationCanceled: 'registrations',
  registrationRefunded: 'registrations',
  eventCanceled: null,
  meetingNeverStarted: null,
  meetingNeverStartedRefunded: null,
  eventCanceledRefunded: null,
  reminderOnSale: 'reminders',
  reminderPriceChanged: 'reminders',
  reminderStarting: 'reminders',
};
