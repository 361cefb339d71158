import type { API, FileInfo } from 'jscodeshift';
import { elementName } from './settleProps.ts';

/** New names of props, by component and former name. */
export type RenamedProps = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PACKAGE = '@rostra/ui';

const nameOf = (identifier: { name?: unknown } | null | undefined): string =>
  typeof identifier?.name === 'string' ? identifier.name : '';

const isOurs = (from: unknown): boolean =>
  typeof from === 'string' && (from === PACKAGE || from.startsWith(`${PACKAGE}/`));

/**
 * Renames props on elements of components from `@rostra/ui`, under any alias or namespace. Spread
 * props may hold an old name, so they are reported.
 */
export function renameProps(
  file: FileInfo,
  { jscodeshift: j, report }: API,
  renames: RenamedProps,
): string | undefined {
  const root = j(file.source);
  /** The component's name by its name in this file. */
  const locals = new Map<string, string>();
  for (const { value } of root
    .find(j.ImportDeclaration, ({ source }) => isOurs(source.value))
    .paths())
    for (const specifier of value.specifiers ?? []) {
      const local = nameOf(specifier.local);
      if (specifier.type === 'ImportNamespaceSpecifier')
        for (const name of Object.keys(renames)) locals.set(`${local}.${name}`, name);
      else if (specifier.type === 'ImportSpecifier')
        locals.set(local || nameOf(specifier.imported), nameOf(specifier.imported));
    }

  let hasChanged = false;
  for (const element of root.find(j.JSXElement).paths()) {
    const component = locals.get(elementName(element));
    const props = component === undefined ? undefined : renames[component];
    if (!props) continue;
    const { attributes = [], loc } = element.value.openingElement;
    for (const attribute of attributes)
      if (attribute.type === 'JSXSpreadAttribute') {
        const changes = Object.entries(props).map(([old, name]) => `${old} is ${name} now`);
        report(`line ${loc?.start.line ?? '?'}: ${component}'s ${changes.join(', ')}`);
      } else if (attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier') {
        const name = Object.hasOwn(props, attribute.name.name)
          ? props[attribute.name.name]
          : undefined;
        if (name === undefined) continue;
        attribute.name.name = name;
        hasChanged = true;
      }
  }
  return hasChanged ? root.toSource({ quote: 'single' }) : undefined;
}
