import type { Plugin } from 'vite';

/** Parts of a route that only the published API description needs. */
const DESCRIBING = /\b(?:summary:\s*'(?:[^'\\]|\\.)*'|isLimited:\s*true|session:\s*'\w+'),?/g;

/** Returns the source of a table of routes without the parts that describe them. */
export const withoutDescriptions = (code: string): string => code.replaceAll(DESCRIBING, '');

/** Removes parts from the browser build that only the published API description needs. */
export function plainContract(): Plugin {
  return {
    name: 'rostra:plain-contract',
    enforce: 'pre',
    transform(code, id) {
      if (!/packages\/contract\/src\/routes\/\w+\.ts$/.test(id)) return undefined;
      return { code: withoutDescriptions(code), map: null };
    },
  };
}
