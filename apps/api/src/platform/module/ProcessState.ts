/** The objects that modules keep in the memory of one process. The composition root makes it, once. */
export class ProcessState {
  readonly #kept = new Map<unknown, unknown>();

  /** Returns the object that `make` makes, which is made at its first use. */
  of<Kept, Needs>(make: (deps: Needs) => Kept, deps: Needs): Kept {
    if (!this.#kept.has(make)) this.#kept.set(make, make(deps));
    return this.#kept.get(make) as Kept;
  }
}

/**
 * Defines an object of which each process has one, such as the live rooms it holds. Routes and jobs
 * share it, and two servers in one test do not.
 *
 * @example
 *   const roomsOf = perProcess((deps: Deps) => new LiveRooms(deps));
 */
export const perProcess =
  <Kept, Needs = unknown>(make: (deps: Needs) => Kept) =>
  (deps: Needs & { processState: ProcessState }): Kept =>
    deps.processState.of(make, deps);
