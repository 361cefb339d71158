import type { API, Collection, JSCodeshift } from 'jscodeshift';

/** Where an import or re-export by name takes care of itself. */
const SETTLED = /^(?:Import|ExportNamed)Declaration$/;

/**
 * Tells of sub-paths that are written where a program cannot follow what is taken from them:
 * `import()`, `require()`, a mock, `export *`. `moved` are sub-paths by their old ones.
 */
export function tellSubPaths(
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
