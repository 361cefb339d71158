export * from './DialInPanel.tsx';
export { isLineOpen } from './isLineOpen.ts';
export type { DialInCall } from './DialInCallStatus.tsx';
