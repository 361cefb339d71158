import { defineRoutes } from '../route.ts';

export const searchRoutes = defineRoutes({
  getSearch: {
    method: 'GET',
    path: '/search',
    access: 'anyone',
    list: true,
    summary: 'Search everything; without a word, get the newest of each type',
  },
  getSearchHot: {
    method: 'GET',
    path: '/search/hot',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'List the most frequent searches',
  },
  getSearchHistory: {
    method: 'GET',
    path: '/search/history',
    access: 'user',
    summary: 'List the user’s recent searches',
  },
  deleteSearchHistory: {
    method: 'DELETE',
    path: '/search/history',
    access: 'user',
    summary: 'Delete one recent search or all',
  },
});
