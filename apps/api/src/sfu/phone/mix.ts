/** Above this level samples are compressed instead of clipped, which would crackle. */
const KNEE = 24_000;
const FULL = 32_767;
const ROOM = FULL - KNEE;

/** Compresses a loud sample into the valid range; samples below the knee stay unchanged. */
export function limited(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  const over = (size - KNEE) / ROOM;
  const pressed = Math.round(KNEE + ROOM * (over / (1 + over)));
  return sample < 0 ? -pressed : pressed;
}

/**
 * Mixes voices into one, each at its own volume.
 *
 * @param into as long as each voice; its contents are overwritten
 */
export function mix(voices: readonly Int16Array[], into: Int16Array): void {
  for (let at = 0; at < into.length; at += 1) {
    let sum = 0;
    for (const voice of voices) sum += voice[at] ?? 0;
    into[at] = limited(sum);
  }
}
