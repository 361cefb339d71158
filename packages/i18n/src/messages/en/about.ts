/** The screen about the product, and the frame of the legal screens. */
export const about = {
  pageTitle: 'About Rostra',
  title: 'A platform to speak from, and to check what was said',
  lead: 'Rostra brings experts, analysts and listed companies before the investors who have questions. They speak at roadshows, publish research with its data and sources, and answer for it.',
  offer: {
    title: 'What you find here',
    events: {
      name: 'Roadshows and meetings',
      text: 'Expert, analyst and company roadshows and results calls, online or in person.',
    },
    research: {
      name: 'Research',
      text: 'Articles, summaries and notes. Summary, key data and the first part are open to everyone.',
    },
    payment: {
      name: 'Clear prices',
      text: 'One coin is one US dollar. Pay by the piece, with a pay-per-view card, or read with VIP.',
    },
    languages: {
      name: 'Two languages',
      text: 'The whole site in Chinese and English; each piece says which language it is written in.',
    },
  },
  principles: {
    title: 'How we work',
    one: 'Authors sign with a name. A text made by a program says so.',
    two: 'Our staff review every article, summary and note before it is published, within {{hours}} hours.',
    three: 'Nothing here is investment advice, and nobody pays for a better place.',
  },
  audience: { title: 'For whom' },
  facts: {
    title: 'In figures',
    vip: 'days a VIP membership lasts',
    review: 'hours until an article is reviewed',
    contact: 'hours until we contact an applicant',
    topUp: 'working day to confirm a bank transfer',
  },
  contacts: {
    title: 'Customer service',
    hours: '{{from}}–{{until}}, Beijing time (UTC+8)',
    qr: 'Scan to chat with {{name}}',
    scan: 'Scan to chat',
  },
  legal: {
    title: 'Legal',
    agreement: 'User agreement',
    privacy: 'Privacy policy',
    version: 'Version {{version}}',
    contents: 'Contents',
  },
} as const;
