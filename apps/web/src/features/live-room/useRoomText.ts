import { useEffect, useState } from 'react';
import { useLocale } from '../../language/useText.ts';
import { liveTextOf } from './liveTextOf.ts';
import type { RoomText } from './liveTextOf.ts';

/** Returns the room's texts in the page's language; null until they are first loaded. */
export function useRoomText(): RoomText | null {
  const locale = useLocale();
  const [t, setText] = useState<RoomText | null>(null);
  useEffect(() => {
    let isRequested = true;
    const take = (text: RoomText): void => {
      if (isRequested) setText(() => text);
    };
    void liveTextOf(locale).then(take);
    return () => {
      isRequested = false;
    };
  }, [locale]);
  return t;
}
