import { defineRoutes } from '../route.ts';

export const searchRoutes = defineRoutes({
  getSearch: {
    method: 'GET',
    path: '/search',
    access: 'anyone',
    list: true,
    summary: 'Global search; without a word the newest of each kind',
  },
  getSearchHot: {
    method: 'GET',
    path: '/search/hot',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'The most searched words',
  },
  getSearchHistory: {
    method: 'GET',
    path: '/search/history',
    access: 'user',
    summary: 'The words this user searched last',
  },
  deleteSearchHistory: {
    method: 'DELETE',
    path: '/search/history',
    access: 'user',
    summary: 'Forgets one word or all',
  },
});
