/**
 * What a transaction read has changed before it wrote: another came first. `inTransaction` tries the
 * whole work again, which then finds the new state.
 */
export class LostRace extends Error {
  constructor(what: string) {
    super(`${what} changed meanwhile.`);
    this.name = 'LostRace';
  }
}
