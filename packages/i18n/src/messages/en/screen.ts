/**
 * Names of the screens in the main and the footer menu, by ID. Each other screen's name belongs to its
 * feature's texts.
 */
export const screen = {
  search: 'Home',
  events: 'Events',
  research: 'Research',
  personalCenter: 'My account',
  aboutUs: 'About us',
  troubleshooting: 'Test your devices',
  terms: 'User agreement',
  privacy: 'Privacy policy',
} as const;
