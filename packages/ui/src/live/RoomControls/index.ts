export * from './RoomControls.tsx';
export type { RoomControlState } from './RoomControl.tsx';
