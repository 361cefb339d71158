export * from './AccountSecurityScreen.tsx';
