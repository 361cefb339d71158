import type { Plugin } from 'vite';

/** Leaves out of the browser's build what only the published description of the API needs. */
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
