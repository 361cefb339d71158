export * from './Announcement.tsx';
