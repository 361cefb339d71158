export * from './DialInPanel.tsx';
export type { DialInCall } from './DialInLine.tsx';
