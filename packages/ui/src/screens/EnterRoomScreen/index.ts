export * from './EnterRoomScreen.tsx';
