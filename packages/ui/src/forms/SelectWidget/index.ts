export * from './SelectWidget.tsx';
export type { LoadPage, PageOf, PageRequest } from './usePagedList.ts';
export { SELECT_PAGE_SIZE } from './usePagedList.ts';
