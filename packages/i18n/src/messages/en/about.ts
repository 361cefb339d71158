/** The screen about the product, and the frame of the legal screens. */
export const about = {
  pageTitle: 'About Rostra',
  title: 'Where experts speak, and every claim can be checked',
  lead: 'Rostra connects experts, analysts and listed companies with the investors who have questions for them. Speakers present at roadshows, publish research with its data and sources, and stand behind what they say.',
  offer: {
    title: 'What you’ll find here',
    events: {
      name: 'Roadshows and meetings',
      text: 'Expert, analyst and company roadshows, plus earnings calls, online and in person.',
    },
    research: {
      name: 'Research',
      text: 'Articles, summaries and meeting notes. The summary, key data and opening section are free for everyone.',
    },
    payment: {
      name: 'Clear prices',
      text: 'One coin equals one US dollar. Buy single articles, use a pay-per-view card, or read with VIP.',
    },
    languages: {
      name: 'Chinese and English',
      text: 'The whole site is available in Chinese and English. Every article shows the language it’s written in.',
    },
  },
  principles: {
    title: 'How we work',
    one: 'Authors publish under their own names. AI-generated text is labeled.',
    two: 'Our staff review all articles, summaries and notes within {{hours}} hours, before they’re published.',
    three: 'Nothing here is investment advice, and no one can pay for a higher ranking.',
  },
  audience: { title: 'Who it’s for' },
  facts: {
    title: 'Key figures',
    vip: 'days of VIP membership',
    review: 'hours to review an article',
    contact: 'hours to contact applicants',
    topUp: 'business day to confirm a bank transfer',
  },
  contacts: {
    title: 'Customer service',
    hours: '{{from}}–{{until}} Beijing time (UTC+8)',
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
