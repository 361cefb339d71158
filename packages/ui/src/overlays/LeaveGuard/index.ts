export * from './LeaveGuard.tsx';
