import type { Plugin } from 'vite';

const PROGRESS_BAR = '\0rostra:progress-bar-context';
const STORE_SHIM = '\0rostra:react-store';
const STORE_SHIM_NAME = /^use-sync-external-store\/shim(?:\/index\.js)?$/;

/**
 * Takes out of other people's packages what this app never runs but bundlers cannot see to be unused:
 *
 * - React Router's links and forms: a `displayName` set beside a component keeps it in the bundle.
 * - The progress bar that React Aria's button prepares for its children; ours carries a spinner
 *   that is decoration beside words (`packages/ui/src/Spinner`).
 * - SWR's stand-in for `useSyncExternalStore`, which React has had since 18.
 * - The stacks of React's signals, errors made when react-dom loads that are only ever compared.
 *   Where a debugger or a measuring browser listens, each makes V8 read the whole file again: half of
 *   the time that the page's scripts take to start.
 */
export function leanPackages(): Plugin {
  return {
    name: 'rostra:lean-packages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (STORE_SHIM_NAME.test(source)) return STORE_SHIM;
      const isButton = importer?.endsWith('react-aria-components/dist/private/Button.mjs') === true;
      return isButton && source === './ProgressBar.mjs' ? PROGRESS_BAR : undefined;
    },
    load(id) {
      if (id === STORE_SHIM) return "export { useSyncExternalStore } from 'react';";
      if (id !== PROGRESS_BAR) return undefined;
      return "import { createContext } from 'react'; export const ProgressBarContext = /* @__PURE__ */ createContext(null);";
    },
    transform(code, id) {
      if (id.endsWith('react-dom-client.production.js')) {
        return {
          code: code.replaceAll(
            /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
            '$1Object.assign(Object.create(Error.prototype), { message: $2 })',
          ),
          map: null,
        };
      }
      if (!/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id)) return undefined;
      return {
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(
            /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm,
            '$1/* @__PURE__ */ $2',
          ),
        map: null,
      };
    },
  };
}
