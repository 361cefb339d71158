export * from './ToggleButton.tsx';
