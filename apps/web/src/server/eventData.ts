import { yuanFromCoins } from '@rostra/contract';
import type { EventHead, EventOffer } from '../app/RouteModule.ts';
import type { PageHead } from '../head/headOf.ts';
import { SCHEMA_ORG, jsonLd } from './jsonLd.ts';

/** Returns an event as Google documents events; nothing in it is restricted to registered users. */
export function eventData({
  event,
  name,
  description,
  canonical,
  image,
  isHidden,
}: PageHead): string {
  if (!event || isHidden) return '';
  const { startsAt, endsAt, state, organizerName, organizerUrl, speakerNames } = event;
  return jsonLd({
    '@type': 'Event',
    name,
    description,
    url: canonical,
    image,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `${SCHEMA_ORG}/${state === 'canceled' ? 'EventCancelled' : 'EventScheduled'}`,
    ...placesOf(event, canonical),
    organizer: {
      '@type': 'Organization',
      name: organizerName,
      ...(organizerUrl?.startsWith('https://') && { url: organizerUrl }),
    },
    ...(speakerNames.length > 0 && {
      performer: speakerNames.map((speaker) => ({ '@type': 'Person', name: speaker })),
    }),
    ...offersOf(event, canonical),
  });
}

const modeOf = (isOnline: boolean, isOffline: boolean): string => {
  if (isOnline && isOffline) return 'MixedEventAttendanceMode';
  return isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
};

function placesOf(
  { ways, regions, organizerName }: EventHead,
  url: string,
): Readonly<Record<string, unknown>> {
  const isOnline = ways.includes('online');
  const isOffline = ways.includes('offline');
  const [country, region, locality = region] = regions;
  const place = {
    '@type': 'Place',
    name: regions.at(-1) ?? organizerName,
    address: {
      '@type': 'PostalAddress',
      ...(country !== undefined && { addressCountry: country }),
      ...(region !== undefined && { addressRegion: region }),
      ...(locality !== undefined && { addressLocality: locality }),
    },
  };
  return {
    eventAttendanceMode: `${SCHEMA_ORG}/${modeOf(isOnline, isOffline)}`,
    location: [
      ...(isOffline ? [place] : []),
      ...(isOnline ? [{ '@type': 'VirtualLocation', url }] : []),
    ],
  };
}

/** Nothing is offered once the event is canceled or over, nor where only members may attend. */
function offersOf(
  { state, offers, publishedAt }: EventHead,
  url: string,
): Readonly<Record<string, unknown>> {
  if (state === 'canceled' || state === 'finished' || offers.length === 0) return {};
  const offerOf = ({ price, isSoldOut }: EventOffer) => ({
    '@type': 'Offer',
    url,
    price: yuanFromCoins(price),
    priceCurrency: 'CNY',
    availability: `${SCHEMA_ORG}/${isSoldOut ? 'SoldOut' : 'InStock'}`,
    validFrom: publishedAt,
  });
  return {
    isAccessibleForFree: offers.some(({ price }) => price === 0),
    offers: offers.map(offerOf),
  };
}
