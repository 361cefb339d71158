import { screen } from '../../navigation/Screen.ts';

/** Invitations of other users. */
export const invitationScreens = [
  screen({ id: 'inviteUsers', path: '/invite_users', access: 'user', rendered: 'client' }),
] as const;
