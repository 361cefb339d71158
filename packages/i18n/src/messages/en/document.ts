/** The parts of a served document outside of the app: for search engines, feed readers, and without scripts. */
export const document = {
  noScript:
    'Some parts of this page need JavaScript, such as logging in and paying. Turn it on in your browser’s settings, then reload the page.',
  feed: { title: 'Rostra research', subtitle: 'The newest research, written in English' },
  descriptions: {
    site: 'Live and recorded roadshows, earnings calls and expert meetings, plus research and meeting notes in Chinese and English.',
    search:
      'Roadshows, paid research and notes from experts, analysts and listed companies, in Chinese and English.',
    events:
      'Roadshows, earnings calls and expert meetings, online and in person, with dates, speakers and prices.',
    research:
      'Articles, summaries and meeting notes by analysts and experts, in Chinese and English.',
    terms:
      'The user agreement of Rostra: accounts, content and rights, balance, cards, VIP and refunds.',
    privacy:
      'The privacy policy of Rostra: the data we keep, why and for how long, and your rights.',
  },
} as const;
