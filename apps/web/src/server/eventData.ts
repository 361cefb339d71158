import { YUAN_PER_COIN } from '@rostra/contract';
import { scriptJson } from '../head/escapeHtml.ts';
import type { PageHead } from '../head/headOf.ts';

const SCHEMA = 'https://schema.org';
const CENTS = 100;

/** Returns an event as search engines read it (schema.org's JSON-LD); in the server's page only. */
export function eventData({
  event,
  name,
  description,
  canonical,
  image,
  isHidden,
}: PageHead): string {
  if (!event || isHidden) return '';
  const { startsAt, endsAt, isCanceled, isOnline, place, organizerName, price } = event;
  const mode = isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
  const data = {
    '@context': SCHEMA,
    '@type': 'Event',
    name,
    description,
    url: canonical,
    image,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `${SCHEMA}/${isCanceled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${SCHEMA}/${mode}`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: canonical }
      : { '@type': 'Place', name: place || organizerName, address: place || organizerName },
    organizer: { '@type': 'Organization', name: organizerName },
    isAccessibleForFree: price === null,
    offers: {
      '@type': 'Offer',
      url: canonical,
      price: Math.round((price ?? 0) * YUAN_PER_COIN * CENTS) / CENTS,
      priceCurrency: 'CNY',
    },
  };
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}
