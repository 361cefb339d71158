import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { source } from './componentFolders.ts';

const interfaces = new Map<string, ts.InterfaceDeclaration>();
for (const path of globSync('**/*.{ts,tsx}', { cwd: source })) {
  if (/\.(stories|states|examples|test)\.tsx?$/.test(path) || path.startsWith('story/')) continue;
  const file = ts.createSourceFile(
    path,
    readFileSync(join(source, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  file.forEachChild((node) => {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, node);
  });
}

/**
 * Returns the interface that members come from: `Base` for `extends Base<Values>` and for `extends
 * Omit<Base, 'a'>`.
 */
function sourceOf(node: ts.Node): string | undefined {
  if (!ts.isExpressionWithTypeArguments(node) && !ts.isTypeReferenceNode(node)) return undefined;
  const name = ts.isTypeReferenceNode(node) ? node.typeName.getText() : node.expression.getText();
  const [first] = node.typeArguments ?? [];
  return (name === 'Omit' || name === 'Pick') && first ? sourceOf(first) : name;
}

/** Adds to `seen` an interface and the library's own ones that it takes members from. */
function addWithSources(name: string | undefined, seen: Set<string>): void {
  const declaration = interfaces.get(name ?? '');
  if (name === undefined || declaration === undefined || seen.has(name)) return;
  seen.add(name);
  for (const clause of declaration.heritageClauses ?? [])
    for (const type of clause.types) addWithSources(sourceOf(type), seen);
}

const checked = new Set<string>();
for (const name of interfaces.keys()) if (name.endsWith('Props')) addWithSources(name, checked);

const wordless = [...checked].flatMap((name) =>
  (interfaces.get(name)?.members ?? [])
    .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
    .map((member) => `${name}.${member.name?.getText() ?? '?'}`),
);

it('finds a comment on every prop', () => {
  expect(checked.size).toBeGreaterThan(100);
  expect(wordless).toEqual([]);
});
