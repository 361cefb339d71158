import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The file that declares the order of our layers; every other sheet must come after it. */
const LAYERS = 'parts/layers.css.ts.css';

/**
 * Returns the sheets that a chunk needs, those of its imports first, as the source's modules run.
 */
function sheetsOf(bundle: Bundle, fileName: string, seen: Set<string>): string[] {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return [];
  seen.add(fileName);
  return [
    ...[...chunk.imports, ...chunk.dynamicImports].flatMap((each) => sheetsOf(bundle, each, seen)),
    ...(chunk.viteMetadata?.importedCss ?? []),
  ];
}

const textOf = (bundle: Bundle, sheet: string): string => {
  const asset = bundle[sheet];
  if (asset?.type !== 'asset') throw new Error(`The build made no ${sheet}`);
  return asset.source.toString();
};

/**
 * Adds each sub-path a second time under `styled/`, as a file that imports its sheets and has the
 * same exports. Browser bundlers select it by the `browser` condition, so a component brings its
 * own styles. Node takes the first file, because it cannot import a sheet. Also writes the sheet of
 * all styles. The rules of a composite come after those of its parts, so they win, as in the
 * source.
 */
export function styledEntries(): Plugin {
  return {
    name: 'rostra-styled-entries',
    enforce: 'post',
    generateBundle(_, bundle) {
      const base = bundle['base.css'];
      if (base?.type !== 'asset') throw new Error('The build made no base.css');
      base.source = `${textOf(bundle, LAYERS)}\n${base.source.toString()}`;
      const entries = Object.values(bundle)
        .filter(
          (file) =>
            file.type === 'chunk' && file.isEntry && !/^(?:base$|codemods\/)/.test(file.name),
        )
        .map((file) => (file as Rolldown.OutputChunk).fileName)
        .sort();
      const all = new Set<string>();
      for (const entry of entries) {
        const sheets = [...new Set(sheetsOf(bundle, entry, new Set()))].filter(
          (sheet) => sheet !== LAYERS,
        );
        for (const sheet of sheets) all.add(sheet);
        const path = entry.replace(/(?<=.)\/index\.js$/, '.js');
        const up = '../'.repeat(path.split('/').length);
        const imports = path === 'index.js' ? ['styles.css'] : [LAYERS, ...sheets];
        this.emitFile({
          type: 'asset',
          fileName: `styled/${path}`,
          source: [
            ...(sheets.length > 0 ? imports : []).map((sheet) => `import "${up}${sheet}";`),
            `export * from "${up}${entry}";`,
            '',
          ].join('\n'),
        });
      }
      this.emitFile({
        type: 'asset',
        fileName: 'styles.css',
        source: [base.source, ...[...all].map((sheet) => textOf(bundle, sheet))].join('\n'),
      });
    },
  };
}
