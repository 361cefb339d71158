import { screen } from '../../navigation/Screen.ts';

/** Events: lists, calendar and one event. */
export const eventScreens = [
  screen({
    id: 'events',
    path: '/events',
    access: 'anyone',
    rendered: 'server',
    menu: 'main',
    isIndexed: true,
    texts: ['reading'],
  }),
  screen({
    id: 'eventDetail',
    path: '/eventDetail/:id',
    access: 'anyone',
    rendered: 'server',
    texts: ['reading', 'registration'],
  }),
  screen({ id: 'organizer', path: '/organizer/:id', access: 'anyone', rendered: 'server' }),
  screen({
    id: 'eventCalendar',
    path: '/event/calendar',
    access: 'anyone',
    rendered: 'server',
    isIndexed: true,
  }),
] as const;
