import { ApiError } from '@rostra/api-client';
import { roomRoutes, SERVICE_HOURS } from '@rostra/contract';
import { formatClock, formatDay } from '@rostra/i18n';
import { DialInPanel } from '@rostra/ui/DialInPanel';
import { DialInWaysScreen } from '@rostra/ui/screens/DialInWaysScreen';
import type { DialInWay } from '@rostra/ui/screens/DialInWaysScreen';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../app/ServicesContext.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useLocale, useLocalized } from '../../language/useText.ts';
import { useNow } from '../../time/useNow.ts';
import { dialInCountries } from '../event/accessOf.ts';
import { useRoomText } from '../live-room/useRoomText.ts';
import { ServiceContactList } from '../service/ServiceContactList.tsx';
import { linesByMeeting } from './linesByMeeting.ts';

const ID = /^[1-9]\d{0,14}$/;
const PATHS: Readonly<Record<DialInWay, string>> = {
  automatic: '/meeting/dial-in/ways',
  manual: '/meeting/dial-in/manual-ways',
};

/**
 * Ways to hear a meeting by phone (EVT-76, EVT-77). With `event_id` it shows the numbers, hours and
 * password of each of that event's meetings, as far as the reader may see them.
 */
export function DialInWaysPage({ way }: { way: DialInWay }) {
  const [query] = useSearchParams();
  const given = query.get('event_id') ?? '';
  const id = ID.test(given) ? given : null;
  const t = useRoomText();
  const name = useLocalized();
  const now = useNow();
  const { client } = useServices();
  const locale = useLocale();
  const { data: event, reload } = useQuery('getEvent', id === null ? null : { params: { id } });
  const { data: contacts = [] } = useQuery('getCustomerServiceList', {}, { silent: true });
  if (!t) return null;
  const search = id === null ? '' : `?event_id=${id}`;
  const countries = event ? dialInCountries(event, name) : [];
  const lines = event ? linesByMeeting(event, name) : [];
  const titleOf = (startsAt: Date): string =>
    t('livePhone.dialIn.titleOf', {
      time: `${formatDay(startsAt, locale)} ${formatClock(startsAt)}`,
    });
  const renewPin = async (liveId: number): Promise<boolean> => {
    const route = roomRoutes.postCallPassword;
    try {
      await client.call('postCallPassword', { body: { live_id: liveId }, route });
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
    await reload();
    return true;
  };
  const operators = contacts.map((contact, index) => ({
    id: index,
    name: name(contact) || contact.name,
    numbers: [
      {
        id: index,
        number: contact.phone_number,
        passcode: undefined,
        // The operators' languages are not documented.
        language: null,
        hours: { from: SERVICE_HOURS.from, until: SERVICE_HOURS.to },
      },
    ],
  }));
  return (
    <DialInWaysScreen
      t={t}
      way={way}
      ways={{ automatic: PATHS.automatic + search, manual: PATHS.manual + search }}
      countries={way === 'manual' ? operators : countries}
      {...(way === 'automatic' && lines.length > 0
        ? {
            meeting: lines.map(
              ({ meeting: { id: meetingId, live, starts_at }, pin, countries: own }) => (
                <DialInPanel
                  key={meetingId}
                  t={t}
                  title={lines.length === 1 ? undefined : titleOf(new Date(starts_at))}
                  callState="notcall"
                  meetingId={null}
                  pin={pin}
                  isPinPersonal={live !== null}
                  onRenewPin={live === null ? undefined : () => renewPin(live.id)}
                  countries={own}
                  onCopy={(text) => navigator.clipboard.writeText(text)}
                  now={now}
                />
              ),
            ),
          }
        : {})}
      contacts={<ServiceContactList />}
    />
  );
}
