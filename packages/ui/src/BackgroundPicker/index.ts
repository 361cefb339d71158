export * from './BackgroundPicker.tsx';
