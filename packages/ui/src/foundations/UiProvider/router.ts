import { createContext } from 'react';

/** How links of the library are followed. */
export interface LinkRouterValue {
  /**
   * Without it, links load pages. Its promise resolves once the screen is shown. With `replace`,
   * the page that is left drops out of the history.
   */
  readonly navigate:
    ((path: string, how: { replace: boolean }) => void | Promise<void>) | undefined;
  /** The address of a path. */
  readonly useHref: (path: string) => string;
}

const asItIs = (path: string): string => path;

/** Without a provider links are the browser's. */
export const plainRouter: LinkRouterValue = { navigate: undefined, useHref: asItIs };

export const LinkRouter = createContext(plainRouter);
