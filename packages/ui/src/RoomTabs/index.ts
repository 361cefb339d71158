export * from './RoomTabs.tsx';
