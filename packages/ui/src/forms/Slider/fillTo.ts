/** Width of the knob in px; it stays within the rail at both ends. */
export const KNOB = 24;

/**
 * Returns the length of the filled part of a rail, to the middle of the knob; `part` from 0 to 1.
 */
export const fillTo = (part: number): string => {
  const within = Math.min(1, Math.max(0, part));
  return `calc(${KNOB / 2}px + ${within} * (100% - ${KNOB}px))`;
};
