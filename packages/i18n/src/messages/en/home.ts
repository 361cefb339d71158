/** The visitor's first screen. */
export const home = {
  pageTitle: 'Research and roadshows for professional investors',
  pageDescription:
    'Roadshows, paid research and notes from experts, analysts and listed companies, in Chinese and English.',
  title: 'Ask the people who know',
  searchLabel: 'Search research and events',
  searchPlaceholder: 'Company, person or topic',
  searchButton: 'Search',
  advanced: 'More filters',
  hot: 'Popular searches',
  next: {
    next: 'Next event',
    by: 'Organized by {{name}}',
    open: 'View event',
    none: 'No upcoming events',
    research: 'Read the latest research',
  },
  week: {
    label: 'Events in the next seven days',
    count: '{{count}} events',
    countOne: '1 event',
    none: 'None',
    total: '{{count}} in the next seven days',
    today: 'Today',
    all: 'All events',
    zone: 'Beijing time',
  },
  events: {
    title: 'Upcoming events',
    sub: 'Beijing time',
    all: 'All events',
    empty: 'No upcoming events. New events will appear here.',
    emptyDay: 'No events on this day.',
    allDays: 'All days',
  },
  research: {
    title: 'Research',
    sub: 'Newest first',
    all: 'All research',
    empty: 'No research yet.',
  },
  kinds: { title: 'By type' },
  audience: {
    title: 'Where to start',
    investors: { name: 'Investors', text: 'Read research and plan this week’s roadshows.' },
    analysts: { name: 'Analysts', text: 'See what your peers publish, with key data and sources.' },
    experts: {
      name: 'Experts',
      text: 'Find expert roadshows. To host one, contact customer service.',
    },
    companies: {
      name: 'Listed companies',
      text: 'Earnings calls and company roadshows in one place.',
    },
    wealth: { name: 'High-net-worth individuals', text: 'Full VIP access for 180 days.' },
    organizers: {
      name: 'Event organizers',
      text: 'Plan your event with our customer service team.',
    },
  },
  vip: {
    title: 'VIP',
    text: 'Read all VIP research for 180 days. You can apply for a trial first.',
    action: 'Apply for a VIP trial',
    memberText: 'Extend your VIP by 180 days, or upgrade your plan.',
    memberAction: 'Extend or upgrade VIP',
  },
} as const;
