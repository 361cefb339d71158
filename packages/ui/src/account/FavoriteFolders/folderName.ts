import { cleanLine } from '@rostra/i18n/input';

/** Maximum length of a folder's name in characters (platform §5, SOC-10). */
export const FOLDER_NAME_LIMIT = 20;

export type FolderNameFault = 'empty' | 'tooLong' | 'twice';

/** Returns the problem with a folder's name compared to the others; null if there is none. */
export function folderNameFault(name: string, others: readonly string[]): FolderNameFault | null {
  const written = name.trim();
  if (cleanLine(written) === '') return 'empty';
  // Counted as a reader would: a character outside the basic plane is one.
  if ([...written].length > FOLDER_NAME_LIMIT) return 'tooLong';
  // Names that look the same cannot be distinguished in the list.
  const folded = (text: string): string => cleanLine(text).toLowerCase();
  const isSame = (other: string) => folded(other) === folded(written);
  return others.some(isSame) ? 'twice' : null;
}
