import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Where the order of our layers is said; every other sheet must come after it. */
const LAYERS = 'parts/layers.css.ts.css';

/** The sheets that a chunk needs, those of what it imports first, as the source's modules run. */
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
 * Each sub-path a second time, under `styled/`, as a file that imports the sheets of what it gives
 * and gives the same. Bundlers for browsers take it by the condition `browser`, so that a component
 * brings its own styles; Node takes the first, where an imported sheet would be an error. Also the
 * sheet of all styles. Parts stand after what they are made of, so that the rule of a part wins
 * over the rule of what it is made of, as in the source.
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
