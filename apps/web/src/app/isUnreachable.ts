/** Browsers' messages for a file or response that could not be fetched. */
const FETCH_FAILURE =
  /dynamically imported module|importing a module script|unable to preload|^failed to fetch|^networkerror|^load failed/i;

/** Checks whether the network or the server was out of reach: the code of a screen could not be loaded. */
export const isUnreachable = (failure: unknown): boolean =>
  failure instanceof Error && FETCH_FAILURE.test(failure.message);
