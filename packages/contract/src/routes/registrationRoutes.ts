import { defineRoutes } from '../route.ts';

export const registrationRoutes = defineRoutes({
  postRegistration: {
    method: 'POST',
    path: '/meetings/:id/registrations',
    access: 'user',
    idempotent: true,
    summary: 'Registers the user for a meeting',
  },
  deleteRegistration: {
    method: 'DELETE',
    path: '/registrations/:id',
    access: 'user',
    summary: 'Cancels a registration of the user, with the refund that is due',
  },
  getEnteredEvents: {
    method: 'GET',
    path: '/users/entered_events',
    access: 'user',
    list: true,
    summary: 'Registrations of the user, the next meetings first',
  },
  getMeetingAttendance: {
    method: 'GET',
    path: '/meetings/:id/attendance',
    access: 'user',
    summary: 'Who was in the room of a meeting, as a file for spreadsheets, for its organizer',
  },
  getEventCalendar: {
    method: 'GET',
    path: '/meetings/:id/calendar',
    access: 'user',
    summary: 'A registered meeting as an iCalendar file',
  },
});
