export * from './LiveRoomScreen.tsx';
export type { LiveText } from '../liveText.ts';
