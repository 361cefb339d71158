import { defineRoutes } from '../route.ts';

export const referenceRoutes = defineRoutes({
  getDimensions: {
    method: 'GET',
    path: '/dimensions',
    access: 'anyone',
    summary: 'All dictionaries in one answer',
  },
  getRegions: {
    method: 'GET',
    path: '/regions',
    access: 'anyone',
    summary: 'Countries, provinces and cities as a tree',
  },
  getIndustries: {
    method: 'GET',
    path: '/industries',
    access: 'anyone',
    list: true,
    summary: 'Industries, searchable',
  },
  getTickerRegions: {
    method: 'GET',
    path: '/ticker_regions',
    access: 'anyone',
    list: true,
    summary: 'Markets, searchable',
  },
});
