/** What browsers say when a file or an answer could not be fetched. */
const FETCH_FAILURE =
  /dynamically imported module|importing a module script|unable to preload|^failed to fetch|^networkerror|^load failed/i;

/** The network is gone, or the server: the code of a screen could not be brought. */
export const isUnreachable = (failure: unknown): boolean =>
  failure instanceof Error && FETCH_FAILURE.test(failure.message);
