import { join } from 'node:path';
import ts from 'typescript';
import { declarationsOf } from './apiPackages.ts';
import type { ApiPackage } from './apiPackages.ts';

const root = join(import.meta.dirname, '../..');

/** The options of `tsconfig.base.json`, with what a browser knows. */
export function compilerOptions(): ts.CompilerOptions {
  const file = join(root, 'tsconfig.base.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  return { ...options, lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] };
}

/** The declarations of packages that are used from source, by the path they would have. */
export function declare(packages: readonly ApiPackage[]): Map<string, string> {
  const roots = packages.flatMap(({ entries }) => entries.map(({ file }) => file));
  const program = ts.createProgram(roots, {
    ...compilerOptions(),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
  });
  const made = new Map<string, string>();
  for (const each of packages) {
    const source = join(each.folder, 'src/');
    for (const file of program.getSourceFiles())
      if (file.fileName.startsWith(source))
        program.emit(file, (_, text) => made.set(declarationsOf(each, file.fileName), text));
  }
  return made;
}
