import { screen } from '../../navigation/Screen.ts';

/** The guide to the live room. */
export const liveTutorialScreens = [
  screen({
    id: 'meetingLiveTutorial',
    path: '/meeting_live/tutorial/:id',
    access: 'anyone',
    rendered: 'client',
    texts: ['liveScreens'],
  }),
] as const;
