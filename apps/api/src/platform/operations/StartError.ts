/** The server cannot start, in one sentence for whoever starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What a system's or a driver's error is called: its code, or its words where that says little. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const hasWords = !('code' in error) || error.code === 'ERR_SQLITE_ERROR';
  return hasWords || typeof error.code !== 'string' ? error.message : error.code;
};

/** The data folder cannot be made or written. */
export const unwritableFolder = (folder: string, error: unknown): StartError =>
  new StartError(
    `The data folder ${folder} cannot be written (${reasonOf(error)}); free space there or set DATA_DIR to another folder.`,
    { cause: error },
  );
