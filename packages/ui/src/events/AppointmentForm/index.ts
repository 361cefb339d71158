export * from './AppointmentForm.tsx';
