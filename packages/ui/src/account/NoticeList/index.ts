export * from './NoticeList.tsx';
