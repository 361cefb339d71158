export * from './FocusPicker.tsx';
