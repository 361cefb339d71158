import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const WORKSPACE = '@rostra';

/** Links the dependencies of a package: other packages to the copy, the rest to the installed ones. */
function linkModules(from: string, to: string, packages: ReadonlyMap<string, string>): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== WORKSPACE) {
      symlinkSync(join(from, name), join(to, name));
      continue;
    }
    mkdirSync(join(to, WORKSPACE));
    for (const own of readdirSync(join(from, WORKSPACE))) {
      const folder = packages.get(own);
      if (folder !== undefined) symlinkSync(folder, join(to, WORKSPACE, own));
    }
  }
}

/**
 * Copies these packages with the files at the root into a temporary folder, where programs change
 * and run them. Installed dependencies are linked.
 *
 * @param root the folder of the repository
 * @param folders the packages: `apps/api`, `packages/contract`
 * @returns the folder of the copy; the caller removes it
 */
export function copyRepository(root: string, folders: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'rostra-new-'));
  const parts = [...folders, 'bin/testing', ':(glob)*'];
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...parts],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  for (const path of listed.split('\0').filter((each) => each !== '')) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  const packages = new Map(
    folders.map((folder) => [folder.split('/').at(-1) ?? '', join(copy, folder)]),
  );
  for (const folder of ['', ...folders]) {
    linkModules(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), packages);
  }
  return copy;
}
