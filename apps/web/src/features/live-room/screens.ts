import { screen } from '../../navigation/Screen.ts';

/** The live room. */
export const liveRoomScreens = [
  screen({
    id: 'meetingLive',
    path: '/meeting_live/:meetingId/:id',
    access: 'user',
    rendered: 'client',
    isAlone: true,
    texts: ['about', 'liveScreens', 'reading', 'registration'],
  }),
] as const;
