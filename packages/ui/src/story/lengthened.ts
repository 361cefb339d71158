import { isValidElement } from 'react';

/**
 * Returns whether a text is a sentence, a name or a label; ids, addresses, dates and names of
 * states are none.
 */
const isWords = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) || /^\p{Lu}.* /u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Two records show the same as twenty. */
const shortened = (list: readonly unknown[]): readonly unknown[] =>
  list.every((part) => isPlain(part) && 'id' in part) ? list.slice(0, 2) : list;

function partsLengthened(parts: object): unknown {
  const entries = Object.entries(parts).map(
    ([key, part]) => [key, lengthened(part), part] as const,
  );
  if (entries.every(([, long, part]) => long === part)) return parts;
  if (Array.isArray(parts)) return shortened(entries.map(([, long]) => long));
  return Object.fromEntries(entries);
}

/**
 * Returns the value with every visible text twice as long, and two of each list's records; the
 * value itself where it holds no text.
 */
export function lengthened<Value>(value: Value): Value {
  const long = (): unknown => {
    if (typeof value === 'string') return isWords(value) ? `${value} ${value}` : value;
    if (isValidElement(value)) return value;
    return Array.isArray(value) || isPlain(value) ? partsLengthened(value) : value;
  };
  return long() as Value;
}
