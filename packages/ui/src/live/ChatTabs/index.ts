export * from './ChatTabs.tsx';
export * from './conversation.ts';
export * from './MessagesStatus.tsx';
