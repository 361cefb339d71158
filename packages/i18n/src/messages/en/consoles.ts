/** The consoles of staff and organizers. */
export const consoles = {
  staff: { area: 'Staff', title: 'Staff console' },
  management: { area: 'Management', title: 'Event management' },
  overview: 'Overview',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  site: 'Back to the site',
  logOut: 'Log out',
  rights: 'Your account can do the following. The screens for it will appear in the menu.',
  noRights: 'Your account has no task here yet.',
  right: {
    review: 'Review content, set the visibility of articles, and cancel events',
    money: 'Confirm top-ups, grant VIP trials, and refund payments',
    accounts: 'Close accounts',
    live: 'Enter every live room as staff and open every recording',
    liveControl: 'Control every live room like its host',
    all: 'Use every function for staff',
    organize: 'Organize events',
  },
} as const;
