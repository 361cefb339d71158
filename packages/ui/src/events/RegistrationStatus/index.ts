export * from './RegistrationStatus.tsx';
export { statusTones } from './statusTones.ts';
