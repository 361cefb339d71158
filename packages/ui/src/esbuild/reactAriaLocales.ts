import { EMPTY_DICTIONARY, isUnwantedDictionary } from '../vite/isUnwantedDictionary.ts';

const NAMESPACE = 'rostra-empty-locale';

/** The part of esbuild's plugin interface that we use. */
export interface EsbuildLocalesPlugin {
  name: string;
  setup: (build: {
    onResolve: (
      options: { filter: RegExp },
      resolve: (file: { path: string; importer: string }) => {
        path: string;
        namespace: string;
      } | null,
    ) => void;
    onLoad: (
      options: { filter: RegExp; namespace: string },
      load: () => { contents: string },
    ) => void;
  }) => void;
}

/**
 * Keeps the strings of React Aria's other languages out of a bundle. `locales` are those to keep;
 * React Aria falls back to en-US, so that one must be among them.
 */
export function reactAriaLocales(
  locales: readonly string[] = ['en-US', 'zh-CN'],
): EsbuildLocalesPlugin {
  return {
    name: 'rostra-react-aria-locales',
    setup: (build) => {
      // Only the names of dictionaries reach us: a filter that everything passes makes esbuild slow.
      build.onResolve({ filter: /[a-z]{2}-[A-Z]{2}\.(?:mjs|js|cjs)$/ }, ({ path, importer }) =>
        isUnwantedDictionary(path, importer, locales)
          ? { path: 'empty', namespace: NAMESPACE }
          : null,
      );
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, () => ({ contents: EMPTY_DICTIONARY }));
    },
  };
}
