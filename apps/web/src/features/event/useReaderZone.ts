import { ZONE_COOKIE } from '@rostra/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';
import { readCookie, writeCookie } from '../../look/cookies.ts';

/**
 * Returns the reader's IANA zone (I18N-16). On the first visit it is known only after hydration. Then
 * a cookie sends it to the server, whose pages use the reader's time from then on.
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
