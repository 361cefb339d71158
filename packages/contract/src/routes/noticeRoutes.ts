import { defineRoutes } from '../route.ts';

export const noticeRoutes = defineRoutes({
  getNotices: {
    method: 'GET',
    path: '/notices',
    access: 'user',
    list: true,
    summary: 'List the user’s notifications, newest first',
  },
  postNoticesRead: {
    method: 'POST',
    path: '/notices/read',
    access: 'user',
    summary: 'Mark notifications as read',
  },
  getNoticesSettings: {
    method: 'GET',
    path: '/notices/settings',
    access: 'user',
    summary: 'List the groups of notifications that the user receives',
  },
  putNoticesSettings: {
    method: 'PUT',
    path: '/notices/settings',
    access: 'user',
    summary: 'Turn a group of notifications on or off',
  },
});
