import { defineRoutes } from '../route.ts';

/** The reminder of an article or meeting on sale, apart from payment: readers have it before. */
export const reminderRoutes = defineRoutes({
  postOrderReminds: {
    method: 'POST',
    path: '/order_reminds',
    access: 'user',
    summary: 'Set a reminder for a product’s sale or start',
  },
});
