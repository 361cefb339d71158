export * from './VirtualCoinScreen.tsx';
