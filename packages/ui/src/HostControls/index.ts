export * from './HostControls.tsx';
