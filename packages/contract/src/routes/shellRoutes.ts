import { defineRoutes } from '../route.ts';

/** Calls of every page: session, language, dictionaries, the header's numbers, reports of errors. */
export const shellRoutes = defineRoutes({
  getUsersMe: {
    method: 'GET',
    path: '/users/me',
    access: 'user',
    summary: 'Get the user logged in; visitors get 401',
  },
  postUsersLogout: {
    method: 'POST',
    path: '/users/logout',
    access: 'anyone',
    session: 'ends',
    summary: 'Log out',
  },
  putUsersChangeLanguage: {
    method: 'PUT',
    path: '/users/change_language',
    access: 'user',
    summary: 'Set the user’s language',
  },
  postIprVersion: {
    method: 'POST',
    path: '/users/ipr_version',
    access: 'user',
    summary: 'Acknowledge a version of the intellectual property notice',
  },
  getDimensions: {
    method: 'GET',
    path: '/dimensions',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'Get all dictionaries',
  },
  postClientErrors: {
    method: 'POST',
    path: '/client_errors',
    access: 'anyone',
    isLimited: true,
    summary: 'Report an error of a page to the server’s log',
  },
  getNoticesUnreadCount: {
    method: 'GET',
    path: '/notices/unread_count',
    access: 'user',
    summary: 'Count unread notifications',
  },
  getUsersCard: {
    method: 'GET',
    path: '/users/cards',
    access: 'user',
    summary: 'List the balances and pay-per-view cards that the user may pay with',
  },
});
