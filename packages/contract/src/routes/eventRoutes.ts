import { defineRoutes } from '../route.ts';

export const eventRoutes = defineRoutes({
  getEvents: {
    method: 'GET',
    path: '/events',
    access: 'anyone',
    list: true,
    summary: 'Events, the next ones first',
  },
  getEvent: { method: 'GET', path: '/events/:id', access: 'anyone', summary: 'One event' },
});
