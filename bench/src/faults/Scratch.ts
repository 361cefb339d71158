import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { plant } from './Fault.ts';
import type { Fault } from './Fault.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** A copy of the working tree, uncommitted changes included, in which faults are planted. */
export class Scratch {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'rostra-faults-'));

  /** Installs from the lockfile: linked `node_modules` would lead back to the developer's packages. */
  constructor() {
    git('worktree', 'prune');
    const commit = git('stash', 'create') || 'HEAD';
    git('worktree', 'add', '--detach', '--force', this.folder, commit);
    const untracked = git('ls-files', '--others', '--exclude-standard', '-z').split('\0');
    for (const file of untracked.filter(Boolean))
      cpSync(path.join(root, file), path.join(this.folder, file));
    symlinkSync(path.join(root, '.tools'), path.join(this.folder, '.tools'));
    execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
      cwd: this.folder,
      stdio: ['ignore', 2, 2],
    });
  }

  /**
   * Plants a fault for the time of a run.
   *
   * @throws Error if the entry does not fit its file
   */
  async withFault<Result>(fault: Fault, run: () => Promise<Result>): Promise<Result> {
    const file = path.join(this.folder, fault.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, plant(source, fault));
    try {
      return await run();
    } finally {
      writeFileSync(file, source);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}
