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
});
