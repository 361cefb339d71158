/** The parts of a served document outside of the app: without scripts, and in feed readers. */
export const document = {
  noScript:
    'Some parts of this page need JavaScript, such as logging in and paying. Turn it on in your browser’s settings, then reload the page.',
  feed: { title: 'Rostra research', subtitle: 'The newest research, written in English' },
} as const;
