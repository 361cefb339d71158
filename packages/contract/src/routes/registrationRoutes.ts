import { defineRoutes } from '../route.ts';

export const registrationRoutes = defineRoutes({
  postRegistration: {
    method: 'POST',
    path: '/meetings/:id/registrations',
    access: 'user',
    idempotent: true,
    isLimited: true,
    summary: 'Register for a meeting',
  },
  deleteRegistration: {
    method: 'DELETE',
    path: '/registrations/:id',
    access: 'user',
    summary: 'Cancel a registration, with the refund due',
  },
  getEnteredEvents: {
    method: 'GET',
    path: '/users/entered_events',
    access: 'user',
    list: true,
    summary: 'List the user’s registrations, next meetings first',
  },
  getMeetingAttendance: {
    method: 'GET',
    path: '/meetings/:id/attendance',
    access: 'user',
    summary: 'Export a meeting’s attendance as a spreadsheet, for its organizer',
  },
  getEventCalendar: {
    method: 'GET',
    path: '/meetings/:id/calendar',
    access: 'user',
    summary: 'Get a registered meeting as an iCalendar file',
  },
});
