/** The server cannot start; the message is one sentence for its operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Returns the name of a system or driver error: its code, or its message if the code is
 * uninformative.
 */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const hasWords = !('code' in error) || error.code === 'ERR_SQLITE_ERROR';
  return hasWords || typeof error.code !== 'string' ? error.message : error.code;
};

/** Returns the error for a data folder that cannot be created or written. */
export const unwritableFolder = (folder: string, error: unknown): StartError =>
  new StartError(
    `The data folder ${folder} cannot be written (${reasonOf(error)}); free space there or set DATA_DIR to another folder.`,
    { cause: error },
  );
