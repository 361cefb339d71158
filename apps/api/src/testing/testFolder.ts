import { cpSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory: copying the template there takes a tenth of the time. */
const MEMORY_FOLDER = '/dev/shm';
/** Free bytes that memory must have: several folders of a test server, and much to spare. */
const NEEDED_BYTES = 2 * 1024 ** 3;

const PREFIX = 'rostra-server-';
/** The process in the name of a folder. */
const OWNER = new RegExp(`^${PREFIX}(\\d+)-`);

/** Returns the folder for the data of test servers: in memory where it has room, else on disk. */
const parentFolder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize < NEEDED_BYTES ? tmpdir() : MEMORY_FOLDER;
  } catch {
    return tmpdir();
  }
};

/**
 * Makes a data folder for a test server of this process.
 *
 * @param template the folder whose copy it is; empty when absent
 * @returns its path
 */
export function makeTestFolder(template?: string): string {
  const folder = mkdtempSync(join(parentFolder(), `${PREFIX}${process.pid}-`));
  if (template !== undefined) cpSync(template, folder, { recursive: true });
  return folder;
}

/** Returns whether a process ended; another user's process counts as running. */
const hasEnded = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
};

/** Removes the folders of processes that ended without removing them, so that memory is not lost. */
export function removeLeftFolders(): void {
  const parent = parentFolder();
  for (const name of readdirSync(parent)) {
    const pid = OWNER.exec(name)?.[1];
    if (pid === undefined || !hasEnded(Number(pid))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}
