import { routes } from '@rostra/contract';
import type { Route, RouteName } from '@rostra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { demoPeopleIds } from '#demo/people.ts';
import { putAudience } from '#modules/audience/index.ts';
import { sellArticle } from '#modules/orders/testMoney.ts';
import { makeMeeting, paid } from '#modules/events/registrations/testMeetings.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';

/**
 * The rows that each call reaches after `checkAccess`. `public`: no row belongs to anyone. `own`: only
 * the requester's rows, regardless of the input. `audience`: rows meant for the requester. `party`:
 * rows in which the requester has a part. `staff`: the capability alone.
 */
type Rule = 'public' | 'own' | 'audience' | 'party' | 'staff';

/** Every call outside the rooms; theirs are in `roomCalls.server.test.ts`. */
const RULES: Readonly<Record<string, Rule>> = {
  postUsersCode: 'public',
  postUsersLogin: 'public',
  postUsersSignup: 'public',
  postUsersPasswordReset: 'public',
  postUsersLogout: 'own',
  getUsersMe: 'own',
  putUsersChangeLanguage: 'own',
  postIprVersion: 'own',
  putUsersFocus: 'own',
  putPaymentPassword: 'own',
  getCustomerServiceList: 'public',
  getDimensions: 'public',
  getRegions: 'public',
  getIndustries: 'public',
  getTickerRegions: 'public',
  postClientErrors: 'public',
  postUploadToken: 'own',
  getDownloadUrl: 'audience',
  getNotices: 'own',
  getNoticesUnreadCount: 'own',
  postNoticesRead: 'own',
  getNoticesSettings: 'own',
  putNoticesSettings: 'own',
  getArticles: 'audience',
  getArticle: 'audience',
  postArticleView: 'audience',
  putArticleReaction: 'audience',
  getArticleComments: 'audience',
  postArticleComment: 'audience',
  deleteArticleComment: 'party',
  getEvents: 'audience',
  getEvent: 'audience',
  postEventCancel: 'party',
  postRegistration: 'audience',
  deleteRegistration: 'party',
  getEnteredEvents: 'own',
  getMeetingAttendance: 'party',
  getEventCalendar: 'party',
  getSearch: 'audience',
  getSearchHot: 'audience',
  getSearchHistory: 'own',
  deleteSearchHistory: 'own',
  getUsersCard: 'own',
  getTransactions: 'own',
  getProduct: 'audience',
  postOrders: 'audience',
  getOrders: 'own',
  getPurchasedArticles: 'own',
  postOrderReminds: 'audience',
  getUsersServiceList: 'public',
  getBankAccount: 'public',
  postTopups: 'own',
  getTopups: 'own',
  postAppointment: 'audience',
  getStaffReviews: 'staff',
  postStaffReviewDecision: 'staff',
  getStaffTopups: 'staff',
  postStaffTopupDecision: 'staff',
  postStaffVipGrant: 'staff',
  postStaffOrderRefund: 'staff',
  postStaffEventCancel: 'staff',
  putStaffAudience: 'staff',
  postStaffSearchRebuild: 'staff',
  postStaffUserWithdrawal: 'staff',
};

const named = (Object.entries(routes) as [RouteName, Route][]).filter(
  ([, { path }]) => !path.startsWith('/agoras/'),
);

describe('the rule of each call', () => {
  it('has an entry, also for new calls', () => {
    expect(named.map(([name]) => name).toSorted()).toEqual(Object.keys(RULES).toSorted());
  });

  it('requires a login for own rows and a capability for staff calls', () => {
    for (const [name, { access, capability, path }] of named) {
      const rule = RULES[name];
      if (rule === 'staff')
        expect([name, access, capability !== undefined]).toEqual([name, 'staff', true]);
      else expect([name, access]).not.toEqual([name, 'staff']);
      // A call that names a row may name another user's.
      if (path.includes(':')) expect([name, rule]).not.toEqual([name, 'own']);
    }
  });
});

describe('rows of others', () => {
  let server: TestServer;
  let inputs: Readonly<Partial<Record<RouteName, object>>>;

  beforeAll(async () => {
    server = await startTestServer();
    await loadPeople(server.deps);
    const ids = await demoPeopleIds(server.db);
    const free = { isFree: true, currentPriceCents: null, ppvAllowed: false };
    const { workId, en } = await sellArticle(server.deps, ids.sun, free);
    const { eventId, meetingId } = await makeMeeting(server.deps, { meeting: paid });
    const member = await server.as('member');
    const comment = await member.call('postArticleComment', {
      params: { id: en },
      body: { body: 'A remark.' },
    });
    const { meetingId: freeId } = await makeMeeting(server.deps);
    const registered = await member.call('postRegistration', {
      params: { id: freeId },
      body: { slot_ids: [] },
    });
    const onlyStaff = { visitors: false, organizationTypeIds: [], userIds: [ids.staff] };
    await inTransaction(server.deps, async (tx) => {
      await putAudience(tx, { type: 'Article', id: workId }, onlyStaff);
      await putAudience(tx, { type: 'Event', id: eventId }, onlyStaff);
    });
    const article = { params: { id: en } };
    const product = { goods_type: 'Agora::Live', goods_id: meetingId, paid_with: 'balance' };
    inputs = {
      postArticleView: article,
      putArticleReaction: { ...article, body: { reaction: 'like' } },
      getArticleComments: { ...article, query: {} },
      postArticleComment: { ...article, body: { body: 'Another.' } },
      deleteArticleComment: { params: { id: en, comment_id: comment.data.id } },
      getEvent: { params: { id: eventId } },
      postEventCancel: { params: { id: eventId }, body: { reason: 'No.' } },
      postRegistration: { params: { id: meetingId }, body: { slot_ids: [] } },
      deleteRegistration: { params: { id: registered.data.registration?.id } },
      getMeetingAttendance: { params: { id: freeId }, query: {} },
      getEventCalendar: { params: { id: freeId }, query: {} },
      getProduct: { params: { type: 'Agora::Live', id: meetingId } },
      postOrders: { body: { ...product, payment_password: '246810' } },
      postAppointment: {
        body: {
          appointment_type: 'one_to_one',
          meeting_id: meetingId,
          contact_type: 'email',
          contact: 'poor@demo.rostra.test',
        },
      },
      postOrderReminds: { body: { resource_type: 'Agora::Live', resource_id: meetingId } },
    };
  });
  afterAll(() => server.close());

  it('refuses every call that names one', async () => {
    const stranger = await server.as('poor');
    const statuses: Record<string, boolean> = {};
    for (const [name, input] of Object.entries(inputs) as [RouteName, Record<string, never>][]) {
      const { status } = await stranger.call(name, input);
      statuses[name] = status >= 400 && status < 500;
    }
    expect(statuses).toEqual(Object.fromEntries(Object.keys(inputs).map((name) => [name, true])));
  });

  it('leaves them out of every list that another user reads', async () => {
    const stranger = await server.as('poor');
    const lists = [
      await stranger.call('getArticles', { query: {} }),
      await stranger.call('getEvents', { query: {} }),
      await stranger.call('getSearch', { query: { key: 'Paid piece' } }),
    ];
    for (const { data } of lists) expect(JSON.stringify(data)).not.toContain('Paid piece');
  });
});
