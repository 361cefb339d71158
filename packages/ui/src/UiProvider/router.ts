import { createContext } from 'react';

/** How links of the library are followed. */
export interface LinkRouterValue {
  /**
   * Without it links load pages. What it promises is that the screen is there. With `replace` the
   * page that is left is not come back to.
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
