import { expect, it } from 'vitest';
import type { EventHead } from '../app/RouteModule.ts';
import type { PageHead } from '../head/headOf.ts';
import { eventData } from './eventData.ts';
import { siteData } from './siteData.ts';

const ADDRESS = 'https://rostra.test/eventDetail/3';

const event: EventHead = {
  startsAt: '2026-12-01T02:00:00.000Z',
  endsAt: '2026-12-01T03:00:00.000Z',
  state: 'planned',
  ways: ['online'],
  regions: [],
  organizerName: 'Meridian Row Research',
  organizerUrl: 'https://meridian.example',
  speakerNames: ['Zhou Yining'],
  publishedAt: '2026-11-01T02:00:00.000Z',
  offers: [{ price: 20, isSoldOut: false }],
};

const head = (part: Partial<PageHead>): PageHead => ({
  title: 'A roadshow · Rostra',
  name: 'A roadshow',
  description: 'Where optical modules wait.',
  canonical: ADDRESS,
  alternates: [],
  image: 'https://rostra.test/share.png',
  isOwnImage: true,
  lang: 'en',
  article: undefined,
  event: undefined,
  isHidden: false,
  ...part,
});

const dataOf = (html: string): Record<string, unknown> =>
  JSON.parse(/>(.*)<\/script>$/.exec(html)?.[1] ?? 'null') as Record<string, unknown>;
const eventOf = (part: Partial<EventHead>) =>
  dataOf(eventData(head({ event: { ...event, ...part } })));

it('describes an event with the fields that Google requires and recommends', () => {
  expect(eventOf({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'A roadshow',
    description: 'Where optical modules wait.',
    url: ADDRESS,
    image: 'https://rostra.test/share.png',
    startDate: '2026-12-01T02:00:00.000Z',
    endDate: '2026-12-01T03:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: [{ '@type': 'VirtualLocation', url: ADDRESS }],
    organizer: {
      '@type': 'Organization',
      name: 'Meridian Row Research',
      url: 'https://meridian.example',
    },
    performer: [{ '@type': 'Person', name: 'Zhou Yining' }],
    isAccessibleForFree: false,
    offers: [
      {
        '@type': 'Offer',
        url: ADDRESS,
        price: 136,
        priceCurrency: 'CNY',
        availability: 'https://schema.org/InStock',
        validFrom: '2026-11-01T02:00:00.000Z',
      },
    ],
  });
});

it.each<[string, Partial<EventHead>]>([
  ['canceled', { state: 'canceled' }],
  ['over', { state: 'finished' }],
  ['for members only', { offers: [] }],
])('offers nothing at an event that is %s', (_name, part) => {
  const data = eventOf(part);
  expect(data).not.toHaveProperty('offers');
  expect(data).not.toHaveProperty('isAccessibleForFree');
});

it('marks a canceled event and a sold-out meeting', () => {
  expect(eventOf({ state: 'canceled' })['eventStatus']).toBe('https://schema.org/EventCancelled');
  const offers = [
    { price: 0, isSoldOut: true },
    { price: 10, isSoldOut: false },
  ];
  const data = eventOf({ offers });
  expect(data['isAccessibleForFree']).toBe(true);
  expect(data['offers']).toMatchObject([
    { price: 0, availability: 'https://schema.org/SoldOut' },
    { price: 68, availability: 'https://schema.org/InStock' },
  ]);
});

it('names both places of an event held online and in person', () => {
  const data = eventOf({ ways: ['offline', 'online'], regions: ['China', 'Shanghai', 'Pudong'] });
  expect(data['eventAttendanceMode']).toBe('https://schema.org/MixedEventAttendanceMode');
  expect(data['location']).toEqual([
    {
      '@type': 'Place',
      name: 'Pudong',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'China',
        addressRegion: 'Shanghai',
        addressLocality: 'Pudong',
      },
    },
    { '@type': 'VirtualLocation', url: ADDRESS },
  ]);
});

it('leaves out speakers to be announced and an unsafe address of the organizer', () => {
  const data = eventOf({ speakerNames: [], organizerUrl: 'javascript:alert(1)' });
  expect(data).not.toHaveProperty('performer');
  expect(data['organizer']).not.toHaveProperty('url');
});

it('describes the site and its search on the home page only, until the next screen', () => {
  const home = siteData(head({ canonical: 'https://rostra.test/search' }), 'Rostra');
  expect(dataOf(home)).toMatchObject({
    '@type': 'WebSite',
    url: 'https://rostra.test/',
    publisher: { logo: 'https://rostra.test/icon-512.png' },
    potentialAction: {
      target: { urlTemplate: 'https://rostra.test/search?key={search_term_string}' },
    },
  });
  expect(home).toContain(' data-head>');
  expect(siteData(head({}), 'Rostra')).toBe('');
});
