/** A document of the room as its list shows it (live §3). */
export interface PreviewFile {
  readonly id: number;
  /** With its extension. */
  readonly name: string;
  /** Only a `finished` one can be opened (`transfer_status`). */
  readonly state: 'waiting' | 'converting' | 'finished' | 'failed';
  /** Why it failed, where that is known. */
  readonly failure?: 'no_converter' | 'unreadable' | 'too_slow' | 'too_large' | undefined;
}

/** The accepted file types (LPRE-18). */
export const PREVIEW_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const;

/**
 * Returns the files that a member sees: only finished ones for members who can't manage them
 * (LPRE-13).
 */
export const filesFor = (files: readonly PreviewFile[], isManager: boolean): PreviewFile[] =>
  files.filter(({ state }) => isManager || state === 'finished');

/** Returns the files whose conversion has ended between two lists, finished or failed. */
export const conversionsSince = (
  before: readonly PreviewFile[],
  after: readonly PreviewFile[],
): PreviewFile[] =>
  after.filter(({ id, state }) => {
    const earlier = before.find((file) => file.id === id)?.state;
    const wasOnItsWay = earlier === 'waiting' || earlier === 'converting';
    return wasOnItsWay && (state === 'finished' || state === 'failed');
  });
