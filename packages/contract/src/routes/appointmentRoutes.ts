import { defineRoutes } from '../route.ts';

export const appointmentRoutes = defineRoutes({
  postAppointment: {
    method: 'POST',
    path: '/appointments',
    access: 'user',
    idempotent: true,
    isLimited: true,
    summary: 'Request an appointment or a VIP trial',
  },
});
