export * from './DeviceSettings.tsx';
