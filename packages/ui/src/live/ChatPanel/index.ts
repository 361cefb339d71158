export * from './ChatPanel.tsx';
export * from './chatMessage.ts';
