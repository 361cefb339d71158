import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError, unwritableFolder } from '#platform/operations/StartError.ts';

/** SQLite's error code for a file that is locked elsewhere. */
const SQLITE_BUSY = 5;

/** Locks of this process. An unreferenced one would be collected, and its lock released. */
const held = new Set<DatabaseSync>();

/**
 * Locks the data folder for this process alone; PGlite itself would let two processes destroy each
 * other's writes. The lock is SQLite's on a file, so the system releases it at any death, and
 * repeated process ids (containers) do not matter. The text file beside it only serves the message.
 *
 * @returns a function that releases the folder
 * @throws StartError naming the owner's process id, or why the folder cannot be written
 */
export function lockFolder(folder: string): () => void {
  const ownerFile = join(folder, 'owner.txt');
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, 'owner.lock'), { timeout: 0 });
    lock.exec(
      'PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS owner(pid)',
    );
    writeFileSync(ownerFile, `process ${process.pid} on ${hostname()}\n`);
  } catch (error) {
    lock?.close();
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    if (!isBusy) throw unwritableFolder(folder, error);
    throw new StartError(`The data folder ${folder} is in use by ${ownerOf(ownerFile)}.`, {
      cause: error,
    });
  }
  const taken = lock;
  held.add(taken);
  return () => {
    held.delete(taken);
    taken.close();
  };
}

function ownerOf(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, 'utf8').trim();
  } catch {
    return 'another process';
  }
}
