import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import manifest from '../package.json' with { type: 'json' };
import { declarationText } from './declarationText.ts';

const dist = join(import.meta.dirname, '../dist');

/** The committed report of what the package gives. */
export const apiPath = join(import.meta.dirname, '../api/report.md');

const HEAD = [
  '# What @rostra/ui gives',
  '',
  'Made from the build by `pnpm --filter @rostra/ui run report:update`; do not edit.',
  '',
  `Sheets: ${Object.keys(manifest.exports)
    .filter((path) => path.endsWith('.css'))
    .map((path) => `\`@rostra/ui${path.slice(1)}\``)
    .join(', ')}.`,
];

/** A name that a sub-path gives, and what declares it. */
interface Given {
  name: string;
  symbol: ts.Symbol;
}

/** Where a declaration stands in the build; undefined for other packages'. */
function placeOf(node: ts.Node): string | undefined {
  const place = relative(dist, node.getSourceFile().fileName);
  return place.startsWith('..') ? undefined : place.replace(/\.d\.ts$/, '');
}

const inDist = (node: ts.Node): boolean => placeOf(node) !== undefined;

/** The text of a report: each sub-path's exports with their types, and the types these take from inside. */
export function renderApi(): string {
  const entries = globSync(['*.d.ts', '{*,screens/*}/index.d.ts'], { cwd: dist })
    .filter((file) => !file.endsWith('.css.d.ts'))
    .sort();
  const program = ts.createProgram(
    entries.map((file) => join(dist, file)),
    { module: ts.ModuleKind.NodeNext, skipLibCheck: true, types: [] },
  );
  const checker = program.getTypeChecker();
  const original = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const givenBy = (entry: string): Given[] => {
    const file = program.getSourceFile(join(dist, entry));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry} exports nothing`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: original(symbol) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  };

  /** Where a symbol is told in full: in its own folder's sub-path, else in the first that gives it. */
  const homes = new Map<ts.Symbol, string>();
  const given = new Map(entries.map((entry) => [entry, givenBy(entry)]));
  for (const [entry, list] of [...given].reverse())
    for (const { symbol } of list) {
      const [node] = symbol.declarations ?? [];
      const isOwn = node && dirname(node.getSourceFile().fileName) === dirname(join(dist, entry));
      if (entry !== 'index.d.ts' && (isOwn || !homes.has(symbol))) homes.set(symbol, entry);
    }

  /** The package's own types that are named in `nodes` and that no sub-path gives. */
  const inside = new Map<ts.Symbol, string>();
  const findInside = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node);
      const symbol = found && original(found);
      const [declared] = symbol?.declarations ?? [];
      const isOwnType =
        declared !== undefined &&
        (ts.isInterfaceDeclaration(declared) || ts.isTypeAliasDeclaration(declared)) &&
        inDist(declared);
      if (symbol && isOwnType && !homes.has(symbol) && !inside.has(symbol)) {
        inside.set(symbol, '');
        inside.set(symbol, `// ${placeOf(declared)}\n${tell(symbol)}`);
      }
    }
    node.forEachChild(findInside);
  };
  const tell = (symbol: ts.Symbol): string =>
    (symbol.declarations ?? [])
      .filter(inDist)
      .map((node) => {
        findInside(node);
        return declarationText(node);
      })
      .join('\n');

  const pathOf = (entry: string): string =>
    `@rostra/ui/${entry.replace(/(\/?index)?\.d\.ts$/, '')}`.replace(/\/$/, '');
  const sections = [...given].map(([entry, list]) => {
    const lines = list.map(({ name, symbol }) => {
      const home = homes.get(symbol);
      if (home === entry) return tell(symbol) || `export { ${name} }; // of another package`;
      return `export { ${name} } from '${home === undefined ? '?' : pathOf(home)}';`;
    });
    return [`## ${pathOf(entry)}`, '', '```ts', ...lines, '```'];
  });
  const rest = [...inside.values()].sort();
  return [
    ...HEAD,
    ...sections.flatMap((section) => ['', ...section]),
    '',
    '## Named above, and given by no sub-path',
    '',
    '```ts',
    ...rest,
    '```',
    '',
  ].join('\n');
}
