export * from './RoomNotices.tsx';
export type { OwnRoomEventKind, RoomEvent, RoomEventKind } from './mergeNotices.ts';
