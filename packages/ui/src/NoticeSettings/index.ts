export * from './NoticeSettings.tsx';
