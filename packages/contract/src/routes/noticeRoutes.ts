import { defineRoutes } from '../route.ts';

export const noticeRoutes = defineRoutes({
  getNotices: {
    method: 'GET',
    path: '/notices',
    access: 'user',
    list: true,
    summary: 'Notices of the user, newest first',
  },
  getNoticesUnreadCount: {
    method: 'GET',
    path: '/notices/unread_count',
    access: 'user',
    summary: 'How many notices are unread',
  },
  postNoticesRead: {
    method: 'POST',
    path: '/notices/read',
    access: 'user',
    summary: 'Marks notices as read',
  },
  getNoticesSettings: {
    method: 'GET',
    path: '/notices/settings',
    access: 'user',
    summary: 'Which groups of notices the user gets',
  },
  putNoticesSettings: {
    method: 'PUT',
    path: '/notices/settings',
    access: 'user',
    summary: 'Turns a group of notices on or off',
  },
});
