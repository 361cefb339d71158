/** The server cannot start, in one sentence for whoever starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What a system's or a driver's error is called: its code where it has one. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
};
