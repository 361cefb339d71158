export * from './HelpMenu.tsx';
export * from './LiveRoomScreen.tsx';
export * from './MoreMenu.tsx';
export * from './ReactionPicker.tsx';
export * from './RoomReactions.tsx';
export * from './RoomSettings.tsx';
export * from './ShortcutSheet.tsx';
export type { ReactionKind, ReactionTimes } from './reactionKinds.ts';
export type { LiveText } from '../liveText.ts';
