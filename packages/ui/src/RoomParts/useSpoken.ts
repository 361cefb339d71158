import { useState } from 'react';

/**
 * What a status tells of a change, for readers who do not see it; the last telling stays until the next.
 *
 * @param tell gives nothing where the change needs no words
 */
export function useSpoken<Value>(
  value: Value,
  tell: (before: Value, now: Value) => string | undefined,
): string {
  const [heard, setHeard] = useState({ value, text: '' });
  if (heard.value === value) return heard.text;
  const text = tell(heard.value, value) ?? heard.text;
  setHeard({ value, text });
  return text;
}
