import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError, unwritableFolder } from '#platform/operations/StartError.ts';

/** What SQLite says of a file that somebody else has locked. */
const SQLITE_BUSY = 5;

/** Locks of this process. One that nobody refers to would be collected, and its lock freed. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process alone; PGlite itself would let two processes destroy each
 * other's writes. The lock is SQLite's on a file, so the system frees it at any death, and process
 * ids that repeat (containers) do not matter. The text file beside it serves the message only.
 *
 * @returns a function that frees the folder
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
