/** Access to a call. The server checks it before reading anything else of the request. */
export type Access = 'anyone' | 'user' | 'staff';

/** HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API, as a value that both sides read. Its schemas are separate, in `schemas/`.
 */
export interface Route {
  readonly method: Method;
  /** Below `/api/v1`, parameters as `:name`. */
  readonly path: string;
  readonly access: Access;
  /** The capability a `staff` call needs. */
  readonly capability?: `staff:${string}`;
  /** The answer is a page of a list and carries `meta`. */
  readonly list?: true;
  /** The call must carry an `Idempotency-Key`; the first answer is stored and repeated. */
  readonly idempotent?: true;
  /** Visitors with the same address and language may share an answer until what it shows changes. */
  readonly isSharedByVisitors?: true;
  /**
   * The number of calls is limited: one above it gets 429. For the published description, like
   * `session` and `summary`; the browser's build omits all three.
   */
  readonly isLimited?: true;
  /** The call starts or ends the session: its answer sets or clears the session's cookie. */
  readonly session?: 'starts' | 'ends';
  /** The client's timeout in ms; reads 15 s and writes 60 s when absent (decisions, ERR-09). */
  readonly timeoutMs?: number;
  /** Maximum size of the body in bytes; 64 KiB when absent. */
  readonly bodyLimitBytes?: number;
  /** The act in one line for the published description: "List events", without a period. */
  readonly summary: string;
}

/** Keeps the literal types of a table of routes while checking its shape. */
export const defineRoutes = <const Table extends Record<string, Route>>(table: Table): Table =>
  table;

/** The base path of every call (platform §7). */
export const API_BASE = '/api/v1';
