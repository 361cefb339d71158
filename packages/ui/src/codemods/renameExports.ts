import type { API, FileInfo, ImportDeclaration, ImportSpecifier } from 'jscodeshift';
import { renameUses } from './renameUses.ts';
import { settleProps } from './settleProps.ts';
import type { SettledProps } from './settleProps.ts';
import { reportSubPaths } from './reportSubPaths.ts';

/** The new name of an export. */
export interface Renamed extends SettledProps {
  name: string;
  /** Its subpath: `PriceTag` means `@rostra/ui/PriceTag`. */
  folder: string;
}

type Named = { name?: unknown } | null | undefined;

const PACKAGE = '@rostra/ui';

const isOurs = (from: unknown): boolean =>
  typeof from === 'string' && (from === PACKAGE || from.startsWith(`${PACKAGE}/`));

/** Returns the new import path; the root exports everything and stays. */
const pathFor = (from: string, { folder }: Renamed): string =>
  from === PACKAGE ? from : `${PACKAGE}/${folder}`;

const nameOf = (identifier: Named): string =>
  typeof identifier?.name === 'string' ? identifier.name : '';

/** Returns the `type` of `{ type X }`, which the parser's types lack. */
const kindOf = (specifier: object): unknown =>
  'importKind' in specifier ? specifier.importKind : undefined;
const exportKindOf = (specifier: object): unknown =>
  'exportKind' in specifier ? specifier.exportKind : undefined;

/**
 * Renames exports of `@rostra/ui` in imports from the root and from subpaths, including types,
 * aliases, namespaces and re-exports. Ambiguous uses are reported and left unchanged.
 */
export function renameExports(
  file: FileInfo,
  { jscodeshift: j, report }: API,
  renames: Readonly<Record<string, Renamed>>,
): string | undefined {
  if (!file.source.includes(PACKAGE)) return undefined;
  const root = j(file.source);
  let hasChanged = false;

  /** Settles the props of the elements and returns whether they can be renamed; reports the rest. */
  const settle = (local: string, renamed: Renamed): boolean => {
    const { isSettled, reports } = settleProps(root, j, local, renamed);
    for (const words of reports) report(words);
    return isSettled;
  };

  const renameMembers = (space: string): void => {
    for (const [old, renamed] of Object.entries(renames))
      if (settle(`${space}.${old}`, renamed))
        hasChanged = renameUses(root, j, old, renamed.name, space) > 0 || hasChanged;
  };

  /** Returns the new specifier; undefined if it is not renamed. */
  const renamedSpecifier = (specifier: ImportSpecifier): [Renamed, ImportSpecifier] | undefined => {
    const old = nameOf(specifier.imported);
    const local = nameOf(specifier.local) || old;
    const renamed = renames[old];
    if (!renamed || !settle(local, renamed)) return undefined;
    const isTaken = root.find(j.Identifier, { name: renamed.name }).length > 0;
    const isAlias = local !== old || isTaken;
    if (!isAlias) renameUses(root, j, old, renamed.name);
    const fresh = j.importSpecifier(
      j.identifier(renamed.name),
      isAlias ? j.identifier(local) : null,
    );
    return [renamed, Object.assign(fresh, { importKind: kindOf(specifier) })];
  };

  for (const path of root.find(j.ImportDeclaration, ({ source }) => isOurs(source.value)).paths()) {
    const { source, importKind = 'value', comments } = path.value;
    const from = String(source.value);
    const lists = new Map<string, ImportDeclaration['specifiers'] & object>();
    let isSame = true;
    for (const specifier of path.value.specifiers ?? []) {
      if (specifier.type === 'ImportNamespaceSpecifier') renameMembers(nameOf(specifier.local));
      const found = specifier.type === 'ImportSpecifier' ? renamedSpecifier(specifier) : undefined;
      if (found) isSame = false;
      const target = found ? pathFor(from, found[0]) : from;
      lists.set(target, [...(lists.get(target) ?? []), found?.[1] ?? specifier]);
    }
    if (isSame) continue;
    hasChanged = true;
    const declarations = [...lists].map(([target, specifiers]) =>
      j.importDeclaration(specifiers, j.stringLiteral(target), importKind),
    );
    if (declarations[0] && comments) declarations[0].comments = comments;
    path.replace(...declarations);
  }

  for (const { value } of root
    .find(j.ExportNamedDeclaration, ({ source }) => isOurs(source?.value))
    .paths())
    for (const [place, specifier] of (value.specifiers ?? []).entries()) {
      if (specifier.type !== 'ExportSpecifier') continue;
      const renamed = renames[nameOf(specifier.local)];
      if (!renamed) continue;
      // The file's own export keeps its name, as other files import it.
      const { exported } = specifier;
      const fresh = j.exportSpecifier.from({ local: j.identifier(renamed.name), exported });
      value.specifiers?.splice(
        place,
        1,
        Object.assign(fresh, { exportKind: exportKindOf(specifier) }),
      );
      value.source = j.stringLiteral(pathFor(String(value.source?.value), renamed));
      hasChanged = true;
    }

  reportSubPaths(
    root,
    j,
    report,
    new Map(
      Object.entries(renames).map(([old, { folder }]) => [
        `${PACKAGE}/${old}`,
        `${PACKAGE}/${folder}`,
      ]),
    ),
  );

  return hasChanged ? root.toSource({ quote: 'single' }) : undefined;
}
