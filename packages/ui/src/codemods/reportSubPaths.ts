import type { API, Collection, JSCodeshift } from 'jscodeshift';

/** Declarations that `renameExports` already handles. */
const SETTLED = /^(?:Import|ExportNamed)Declaration$/;

/**
 * Reports subpaths in places where the codemod cannot follow the imported names: `import()`,
 * `require()`, mocks, `export *`. `moved` maps old subpaths to new ones.
 */
export function reportSubPaths(
  root: Collection,
  j: JSCodeshift,
  report: API['report'],
  moved: ReadonlyMap<string, string>,
): void {
  for (const { value, parent } of root.find(j.StringLiteral).paths()) {
    const now = moved.get(value.value);
    if (now === undefined || SETTLED.test(String(parent.value.type))) continue;
    report(`line ${value.loc?.start.line ?? '?'}: ${value.value} is ${now} now`);
  }
}
