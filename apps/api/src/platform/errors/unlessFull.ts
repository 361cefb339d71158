import { toAppError } from './toAppError.ts';

/**
 * Runs a write that a read makes by the way, so that the read does not fail where the disk is nearly
 * full. Call it outside of transactions: a refused statement ends them.
 *
 * @returns undefined if there was no space
 */
export async function unlessFull<T>(write: () => PromiseLike<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (toAppError(error).error === 'storageFull') return undefined;
    throw error;
  }
}
