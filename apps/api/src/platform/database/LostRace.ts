/**
 * Thrown if another transaction changed the rows read before this one wrote. `inTransaction` then
 * repeats the whole work, which reads the new state.
 */
export class LostRace extends Error {
  constructor(what: string) {
    super(`${what} changed meanwhile.`);
    this.name = 'LostRace';
  }
}
