export * from './HostControls.tsx';
export * from './hostItems.ts';
