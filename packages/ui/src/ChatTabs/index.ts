export * from './ChatTabs.tsx';
export * from './conversation.ts';
