export * from './InvitePanel.tsx';
