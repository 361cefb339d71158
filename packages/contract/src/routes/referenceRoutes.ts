import { defineRoutes } from '../route.ts';

export const referenceRoutes = defineRoutes({
  getRegions: {
    method: 'GET',
    path: '/regions',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'Get countries, provinces and cities as a tree',
  },
  getIndustries: {
    method: 'GET',
    path: '/industries',
    access: 'anyone',
    isSharedByVisitors: true,
    list: true,
    summary: 'List or search industries',
  },
  getTickerRegions: {
    method: 'GET',
    path: '/ticker_regions',
    access: 'anyone',
    isSharedByVisitors: true,
    list: true,
    summary: 'List or search markets',
  },
});
