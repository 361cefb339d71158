import type { Plugin } from 'vite';

/** Removes texts from the browser build that only the published API description needs. */
export function plainContract(): Plugin {
  return {
    name: 'rostra:plain-contract',
    enforce: 'pre',
    transform(code, id) {
      if (!/packages\/contract\/src\/routes\/\w+\.ts$/.test(id)) return undefined;
      return { code: code.replaceAll(/\bsummary:\s*'(?:[^'\\]|\\.)*',?/g, ''), map: null };
    },
  };
}
