export * from './RoomTabs.tsx';
export type { RoomTabsContent } from './roomTabItems.tsx';
