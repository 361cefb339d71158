export * from './CardUsePanel.tsx';
