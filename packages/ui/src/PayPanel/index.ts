export * from './PayPanel.tsx';
