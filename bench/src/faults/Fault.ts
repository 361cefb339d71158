/** The levels of `npm test`. */
export const FAULT_LEVELS = [
  'static',
  'unit',
  'server',
  'pg',
  'live',
  'stories',
  'visual',
  'journeys',
  'start',
] as const;
export type FaultLevel = (typeof FAULT_LEVELS)[number];

/** A fault to plant, and the level that has to fail of it. */
export interface Fault {
  /** Unique, in words with hyphens. */
  readonly name: string;
  /** The file to change, from the root. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly level: FaultLevel;
  /**
   * Narrows the level's run: a test file or folder from the root, for `static` the name of a step.
   * `--whole` ignores it.
   */
  readonly only: string;
}

/**
 * Plants a fault in a source text.
 *
 * @throws Error if `find` does not occur exactly once or the fault changes nothing
 */
export function plant(source: string, { name, file, find, replace }: Fault): string {
  const occurrences = source.split(find).length - 1;
  if (occurrences !== 1)
    throw new Error(`${name}: "${find}" occurs ${occurrences} times in ${file}, not once.`);
  if (find === replace) throw new Error(`${name} changes nothing.`);
  return source.replace(find, () => replace);
}
