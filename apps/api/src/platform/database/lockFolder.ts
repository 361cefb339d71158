import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder is open in another process: one sentence for whoever starts the second. */
export class FolderInUseError extends Error {}

/** Locks of this process. One that nobody refers to would be collected, and its lock freed. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process alone; PGlite itself would let two processes destroy each
 * other's writes. The lock is SQLite's on a file, so the system frees it at any death, and process
 * ids that repeat (containers) do not matter. The text file beside it serves the message only.
 *
 * @returns a function that frees the folder
 * @throws FolderInUseError naming the owner's process id
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const ownerFile = join(folder, 'owner.txt');
  const lock = new DatabaseSync(join(folder, 'owner.lock'), { timeout: 0 });
  try {
    lock.exec(
      'PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS owner(pid)',
    );
  } catch (error) {
    lock.close();
    throw new FolderInUseError(`The data folder ${folder} is in use by ${ownerOf(ownerFile)}.`, {
      cause: error,
    });
  }
  writeFileSync(ownerFile, `process ${process.pid} on ${hostname()}\n`);
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function ownerOf(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, 'utf8').trim();
  } catch {
    return 'another process';
  }
}
