import { ZONE_COOKIE } from '@rostra/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';
import { readCookie, writeCookie } from '../../look/cookies.ts';

/**
 * The reader's IANA zone (I18N-16). On the first visit it is known after hydration only; then a
 * cookie tells the server, whose pages carry the reader's time from then on.
 */
export function useReaderZone(): string | undefined {
  const { look } = useServices();
  const [zone, setZone] = useState(() => look.get().zone);
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    setZone(timeZone);
    if (readCookie(ZONE_COOKIE) !== timeZone) writeCookie(ZONE_COOKIE, timeZone, { isKept: true });
  }, []);
  return zone;
}
