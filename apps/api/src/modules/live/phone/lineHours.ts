const BEIJING_AHEAD_MS = 8 * 3_600_000;

/** A line's hours in Beijing time, `HH:MM`; null means always. */
export interface LineHours {
  readonly availableFrom: string | null;
  readonly availableUntil: string | null;
}

const clockOf = (now: Date): string =>
  new Date(now.getTime() + BEIJING_AHEAD_MS).toISOString().slice(11, 16);

/**
 * Returns whether a line takes calls at a moment (decisions EVT-78); its hours may cross midnight.
 */
export function isLineOpen({ availableFrom, availableUntil }: LineHours, now: Date): boolean {
  if (availableFrom === null || availableUntil === null) return true;
  const clock = clockOf(now);
  return availableFrom <= availableUntil
    ? clock >= availableFrom && clock < availableUntil
    : clock >= availableFrom || clock < availableUntil;
}

/** Returns a number in digits, without an international prefix; empty for anything without digits. */
const figuresOf = (number: string): string => number.replaceAll(/\D/g, '').replace(/^00/, '');

/** Digits that identify a number without its country code. */
const LOCAL_FIGURES = 7;

/**
 * Returns the same key for all notations of a number: with or without its country code, or a zero in
 * front. Empty for anything without digits. Numbers alike in their last seven digits share a key.
 */
export const numberKeyOf = (number: string): string => figuresOf(number).slice(-LOCAL_FIGURES);

/**
 * Returns whether two notations mean the same number; networks report it with or without country
 * code.
 */
export function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [figuresOf(one), figuresOf(other)];
  if (a === '' || b === '') return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (short.length >= LOCAL_FIGURES && long.endsWith(short));
}
