export * from './TroubleshootingScreen.tsx';
