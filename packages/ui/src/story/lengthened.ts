import { isValidElement } from 'react';

/** A sentence, a name or a label; ids, addresses, dates and names of states are no words. */
const isWords = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) || /^\p{Lu}.* /u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function partsLengthened(parts: object): unknown {
  const entries = Object.entries(parts).map(
    ([key, part]) => [key, lengthened(part), part] as const,
  );
  if (entries.every(([, long, part]) => long === part)) return parts;
  if (Array.isArray(parts)) return entries.map(([, long]) => long);
  return Object.fromEntries(entries);
}

/** The value with every text for people in it three times as long; itself where it holds none. */
export function lengthened<Value>(value: Value): Value {
  const long = (): unknown => {
    if (typeof value === 'string') return isWords(value) ? [value, value, value].join(' ') : value;
    if (isValidElement(value)) return value;
    return Array.isArray(value) || isPlain(value) ? partsLengthened(value) : value;
  };
  return long() as Value;
}
