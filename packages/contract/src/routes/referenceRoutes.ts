import { defineRoutes } from '../route.ts';

export const referenceRoutes = defineRoutes({
  getDimensions: {
    method: 'GET',
    path: '/dimensions',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'All dictionaries in one answer',
  },
  getRegions: {
    method: 'GET',
    path: '/regions',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'Countries, provinces and cities as a tree',
  },
  getIndustries: {
    method: 'GET',
    path: '/industries',
    access: 'anyone',
    isSharedByVisitors: true,
    list: true,
    summary: 'Industries, searchable',
  },
  getTickerRegions: {
    method: 'GET',
    path: '/ticker_regions',
    access: 'anyone',
    isSharedByVisitors: true,
    list: true,
    summary: 'Markets, searchable',
  },
  postClientErrors: {
    method: 'POST',
    path: '/client_errors',
    access: 'anyone',
    summary: 'Reports a failure inside a page, for the log of the server',
  },
});
