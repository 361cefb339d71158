import { defineRoutes } from '../route.ts';

export const eventRoutes = defineRoutes({
  getEvents: {
    method: 'GET',
    path: '/events',
    access: 'anyone',
    isSharedByVisitors: true,
    list: true,
    summary: 'List events, soonest first',
  },
  getEvent: {
    method: 'GET',
    path: '/events/:id',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'Get an event',
  },
  postEventCancel: {
    method: 'POST',
    path: '/events/:id/cancel',
    access: 'user',
    idempotent: true,
    summary: 'Cancel an event of the user’s organization and refund every payment',
  },
});
