const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Returns whole seconds as `00:42:17`; below an hour `42:17` where `isShort`. A negative number
 * counts as zero.
 */
export function clockOf(seconds: number, isShort = false): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = `${two(Math.floor((whole % HOUR) / MINUTE))}:${two(whole % MINUTE)}`;
  return isShort && whole < HOUR ? minutes : `${two(Math.floor(whole / HOUR))}:${minutes}`;
}
