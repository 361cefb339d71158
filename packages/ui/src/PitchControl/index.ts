export * from './PitchControl.tsx';
