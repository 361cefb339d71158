import { defineRoutes } from '../route.ts';

export const eventRoutes = defineRoutes({
  getEvents: {
    method: 'GET',
    path: '/events',
    access: 'anyone',
    isSharedByVisitors: true,
    list: true,
    summary: 'Events, the next ones first',
  },
  getEvent: {
    method: 'GET',
    path: '/events/:id',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'One event',
  },
  postEventCancel: {
    method: 'POST',
    path: '/events/:id/cancel',
    access: 'user',
    idempotent: true,
    summary: 'Cancels an event of the user’s organization and refunds everybody who paid',
  },
});
