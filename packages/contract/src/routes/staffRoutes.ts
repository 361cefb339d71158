import { defineRoutes } from '../route.ts';

export const staffRoutes = defineRoutes({
  getStaffReviews: {
    method: 'GET',
    path: '/staff/reviews',
    access: 'staff',
    capability: 'staff:review',
    list: true,
    summary: 'What waits for a review',
  },
  postStaffReviewDecision: {
    method: 'POST',
    path: '/staff/reviews/:id/decision',
    access: 'staff',
    capability: 'staff:review',
    summary: 'Passes or rejects a revision',
  },
  getStaffTopups: {
    method: 'GET',
    path: '/staff/topups',
    access: 'staff',
    capability: 'staff:money',
    list: true,
    summary: 'Top-ups by state',
  },
  postStaffTopupDecision: {
    method: 'POST',
    path: '/staff/topups/:id/decision',
    access: 'staff',
    capability: 'staff:money',
    idempotent: true,
    summary: 'Confirms or rejects a top-up',
  },
  postStaffVipGrant: {
    method: 'POST',
    path: '/staff/vip_grants',
    access: 'staff',
    capability: 'staff:money',
    idempotent: true,
    summary: 'Gives a VIP trial',
  },
  postStaffOrderRefund: {
    method: 'POST',
    path: '/staff/orders/:id/refund',
    access: 'staff',
    capability: 'staff:money',
    idempotent: true,
    summary: 'Gives each part of a payment back to where it came from',
  },
  putStaffAudience: {
    method: 'PUT',
    path: '/staff/articles/:id/audience',
    access: 'staff',
    capability: 'staff:review',
    summary: 'Says who may see an article',
  },
});
