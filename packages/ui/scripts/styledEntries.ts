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

/** `Button/index.js` is `Button.js` below `styled/`. */
const styledPath = (entry: string): string => entry.replace(/\/index\.js$/, '.js');

const exportLine = (names: readonly string[], from: string): string =>
  `export { ${names.join(', ')} } from "${from}";`;

/**
 * Returns the root for browsers: each name from the sub-path that it belongs to, so that a bundler
 * keeps the styles of used components only. `parts` are the entries that the root consists of.
 */
function rootOf(root: Rolldown.OutputChunk, parts: readonly Rolldown.OutputChunk[]): string {
  const left = new Set(root.exports);
  const lines = parts.flatMap(({ fileName, exports }) => {
    const own = exports.filter((name) => left.delete(name));
    return own.length > 0 ? [exportLine(own, `./styled/${styledPath(fileName)}`)] : [];
  });
  if (left.size > 0) lines.push(exportLine([...left], './index.js'));
  return `${lines.join('\n')}\n`;
}

/**
 * Adds each sub-path a second time under `styled/`, as a file that imports its sheets and has the
 * same exports. Browser bundlers select it by the `browser` condition, so a component brings its
 * own styles. Node takes the first file, because it cannot import a sheet. `root.js` is the root of
 * these files. Also writes the sheet of all styles. The rules of a composite come after those of
 * its parts, so they win, as in the source.
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
        .filter((file) => file.type === 'chunk')
        .filter(({ isEntry, name }) => isEntry && !/^(?:base$|codemods\/)/.test(name))
        .toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
      const all = new Set<string>();
      for (const { fileName, exports } of entries) {
        if (fileName === 'index.js') continue;
        const sheets = [...new Set(sheetsOf(bundle, fileName, new Set()))].filter(
          (sheet) => sheet !== LAYERS,
        );
        for (const sheet of sheets) all.add(sheet);
        const path = styledPath(fileName);
        const up = '../'.repeat(path.split('/').length);
        this.emitFile({
          type: 'asset',
          fileName: `styled/${path}`,
          source: [
            ...(sheets.length > 0 ? [LAYERS, ...sheets] : []).map(
              (sheet) => `import "${up}${sheet}";`,
            ),
            // By name: bundlers leave out a file, and its sheets, that only passes everything on.
            exportLine(exports, `${up}${fileName}`),
            '',
          ].join('\n'),
        });
      }
      const root = entries.find(({ fileName }) => fileName === 'index.js');
      if (!root) throw new Error('The build made no root');
      const { importedIds = [] } = this.getModuleInfo(root.facadeModuleId ?? '') ?? {};
      const inRoot = new Set(importedIds);
      const parts = entries.filter(({ facadeModuleId }) => inRoot.has(facadeModuleId ?? ''));
      this.emitFile({ type: 'asset', fileName: 'root.js', source: rootOf(root, parts) });
      this.emitFile({
        type: 'asset',
        fileName: 'styles.css',
        source: [base.source, ...[...all].map((sheet) => textOf(bundle, sheet))].join('\n'),
      });
    },
  };
}
