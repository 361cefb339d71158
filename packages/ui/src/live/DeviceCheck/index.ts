export * from './DeviceCheck.tsx';
