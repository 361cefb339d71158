import { useEffect, useState } from 'react';

/** The reader's IANA zone, known after hydration only: the server cannot know it (I18N-16). */
export function useReaderZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
