import { dirname, relative } from 'node:path';
import ts from 'typescript';
import { declarationsOf } from './apiPackages.ts';
import type { ApiPackage } from './apiPackages.ts';
import { compilerOptions, declare } from './declare.ts';
import { declarationText } from './declarationText.ts';

/** A name exported by a sub-path, and its declaration. */
interface Given {
  name: string;
  symbol: ts.Symbol;
}

/** A sub-path with the file of its declarations. */
interface Entry {
  path: string;
  file: string;
}

/** Creates a program over built declarations and over in-memory ones. */
function programOver(files: readonly string[], made: Map<string, string>): ts.Program {
  const options = { ...compilerOptions(), types: [] };
  const host = ts.createCompilerHost(options);
  const folders = new Set([...made.keys()].map((file) => dirname(file)));
  const onDisk = ts.createCompilerHost(options);
  host.fileExists = (file) => made.has(file) || onDisk.fileExists(file);
  host.readFile = (file) => made.get(file) ?? onDisk.readFile(file);
  host.directoryExists = (folder) =>
    folders.has(folder) || (onDisk.directoryExists?.(folder) ?? true);
  host.getSourceFile = (file, languageVersion) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, languageVersion);
  };
  return ts.createProgram(files, options, host);
}

/** The lines of one package's report: each sub-path's exports with their types, and what these take from inside. */
function reportOf(
  { name: packageName, declarations, sheets, hasTexts }: ApiPackage,
  entries: readonly Entry[],
  program: ts.Program,
): string[] {
  const checker = program.getTypeChecker();
  const original = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  /** Returns a declaration's path in the package; undefined for other packages'. */
  const placeOf = (node: ts.Node): string | undefined => {
    const place = relative(declarations, node.getSourceFile().fileName);
    return place.startsWith('..') ? undefined : place.replace(/\.d\.ts$/, '');
  };
  const isOurs = (node: ts.Node): boolean => placeOf(node) !== undefined;

  const givenBy = ({ file, path }: Entry): Given[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${path} exports nothing`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: original(symbol) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  };

  /**
   * The entry that describes a symbol in full: the sub-path of its own folder, else the first that
   * exports it.
   */
  const homes = new Map<ts.Symbol, Entry>();
  const given = new Map(entries.map((entry) => [entry, givenBy(entry)]));
  const isRoot = ({ path }: Entry): boolean => path === packageName;
  for (const [entry, list] of [...given].reverse().filter(([each]) => !isRoot(each)))
    for (const { symbol } of list) {
      const [node] = symbol.declarations ?? [];
      const isOwn = node && dirname(node.getSourceFile().fileName) === dirname(entry.file);
      if (isOwn || !homes.has(symbol)) homes.set(symbol, entry);
    }
  for (const [entry, list] of [...given].filter(([each]) => isRoot(each)))
    for (const { symbol } of list) if (!homes.has(symbol)) homes.set(symbol, entry);

  /** The package's own types that exported declarations refer to but no sub-path exports. */
  const inside = new Map<ts.Symbol, string>();
  const findInside = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node);
      const symbol = found && original(found);
      const [declared] = symbol?.declarations ?? [];
      const isOwnType =
        declared !== undefined &&
        (ts.isInterfaceDeclaration(declared) || ts.isTypeAliasDeclaration(declared)) &&
        isOurs(declared);
      if (symbol && isOwnType && !homes.has(symbol) && !inside.has(symbol)) {
        inside.set(symbol, '');
        inside.set(symbol, `// ${placeOf(declared)}\n${notify(symbol)}`);
      }
    }
    node.forEachChild(findInside);
  };
  const notify = (symbol: ts.Symbol): string =>
    (symbol.declarations ?? [])
      .filter(isOurs)
      .map((node) => {
        findInside(node);
        return declarationText(node, hasTexts);
      })
      .join('\n');

  const sections = [...given].flatMap(([entry, list]) => [
    '',
    `## ${entry.path}`,
    '',
    '```ts',
    ...list.map(({ name, symbol }) => {
      const home = homes.get(symbol);
      if (home === entry) return notify(symbol) || `export { ${name} }; // of another package`;
      return `export { ${name} } from '${home?.path ?? '?'}';`;
    }),
    '```',
  ]);
  const rest = [...inside.values()].sort();
  return [
    `# What ${packageName} gives`,
    '',
    'Made by `npm run api:update`; do not edit.',
    ...(sheets.length > 0
      ? ['', `Sheets: ${sheets.map((path) => `\`${path}\``).join(', ')}.`]
      : []),
    ...sections,
    ...(rest.length > 0
      ? ['', '## Named above, and given by no sub-path', '', '```ts', ...rest, '```']
      : []),
    '',
  ];
}

/** The reports of packages, by their names. */
export function renderApi(packages: readonly ApiPackage[]): Map<string, string> {
  const made = declare(packages.filter(({ isBuilt }) => !isBuilt));
  const entriesOf = (each: ApiPackage): Entry[] =>
    each.entries.map(({ path, file }) => ({
      path,
      file: each.isBuilt ? file : declarationsOf(each, file),
    }));
  const program = programOver(
    packages.flatMap((each) => entriesOf(each).map(({ file }) => file)),
    made,
  );
  return new Map(
    packages.map((each) => [each.name, reportOf(each, entriesOf(each), program).join('\n')]),
  );
}
