import { useState } from 'react';

/**
 * Returns a status text for a change, for readers who can't see the change; the last text stays
 * until the next.
 *
 * @param notify returns the text, or undefined if the change needs none
 */
export function useAnnouncer<Value>(
  value: Value,
  notify: (before: Value, now: Value) => string | undefined,
): string {
  const [heard, setHeard] = useState({ value, text: '' });
  if (heard.value === value) return heard.text;
  const text = notify(heard.value, value) ?? heard.text;
  setHeard({ value, text });
  return text;
}
