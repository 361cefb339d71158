import { shellRoutes } from '@rostra/contract';
import type { Route } from '@rostra/contract';

/** A table of the contract, such as `articleRoutes`. */
export type CallTable = Readonly<Record<string, Route>>;

const known = new Map<string, Route>(Object.entries(shellRoutes));

/**
 * Makes the calls of a screen known before it loads. Every page knows those of the shell; tables of
 * other screens stay in their files.
 */
export function addCalls(tables: readonly CallTable[]): void {
  for (const table of tables) {
    for (const [name, route] of Object.entries(table)) known.set(name, route);
  }
}

/** Returns the route of a known call. */
export const routeOf = (name: string): Route | undefined => known.get(name);
