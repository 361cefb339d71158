export * from './RoomDialog.tsx';
