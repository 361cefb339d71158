import type { EventType } from '@rostra/ui/EventStrip';
import { useLocalized } from '../../language/useText.ts';
import { useDictionary } from '../../session/useDictionary.ts';

/**
 * Returns the types of events in the reader's language: IDs are the server's configuration (EVT-04 to
 * 08).
 */
export function useEventTypes(): EventType[] {
  const { entries } = useDictionary('event_types');
  const name = useLocalized();
  return entries.map((entry) => ({ id: Number(entry.value), name: name(entry) }));
}
