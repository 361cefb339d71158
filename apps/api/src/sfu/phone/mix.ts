/** Above this samples are pressed together instead of cut, which would crackle. */
const KNEE = 24_000;
const FULL = 32_767;
const ROOM = FULL - KNEE;

/** A loud sample within what can be said: whatever is below the knee stays as it is. */
export function limited(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  const over = (size - KNEE) / ROOM;
  const pressed = Math.round(KNEE + ROOM * (over / (1 + over)));
  return sample < 0 ? -pressed : pressed;
}

/**
 * Puts voices together into one, each as loud as it is.
 *
 * @param into as long as each voice; what was in it is written over
 */
export function mix(voices: readonly Int16Array[], into: Int16Array): void {
  for (let at = 0; at < into.length; at += 1) {
    let sum = 0;
    for (const voice of voices) sum += voice[at] ?? 0;
    into[at] = limited(sum);
  }
}
