import { screen } from '../../navigation/Screen.ts';

/** Appointments. */
export const appointmentScreens = [
  screen({ id: 'appointment', path: '/appointment', access: 'user', rendered: 'client' }),
] as const;
