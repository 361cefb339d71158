export * from './LiveRoomScreen.tsx';
export * from './RoomSettings.tsx';
export type { LiveText } from '../liveText.ts';
