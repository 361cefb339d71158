const BEIJING_AHEAD_MS = 8 * 3_600_000;

/** A line's hours: `HH:MM` of Beijing time; null: always. */
export interface LineHours {
  readonly availableFrom: string | null;
  readonly availableUntil: string | null;
}

const clockOf = (now: Date): string =>
  new Date(now.getTime() + BEIJING_AHEAD_MS).toISOString().slice(11, 16);

/** Whether a line takes calls at a moment (decisions EVT-78); its hours may go over midnight. */
export function isLineOpen({ availableFrom, availableUntil }: LineHours, now: Date): boolean {
  if (availableFrom === null || availableUntil === null) return true;
  const clock = clockOf(now);
  return availableFrom <= availableUntil
    ? clock >= availableFrom && clock < availableUntil
    : clock >= availableFrom || clock < availableUntil;
}

const figuresOf = (number: string): string => number.replaceAll(/\D/g, '').replace(/^00/, '');
/** Figures by which a number is known without its country's code. */
const LOCAL_FIGURES = 7;

/** Whether two ways of writing name the same number: networks tell it with and without the country. */
export function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [figuresOf(one), figuresOf(other)];
  if (a === '' || b === '') return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (short.length >= LOCAL_FIGURES && long.endsWith(short));
}
