/** Characters of a folder's name, at most (platform §5, SOC-10). */
export const FOLDER_NAME_LIMIT = 20;

export type FolderNameFault = 'empty' | 'tooLong' | 'twice';

/** What is wrong with a folder's name beside the others; null when nothing is. */
export function folderNameFault(name: string, others: readonly string[]): FolderNameFault | null {
  const written = name.trim();
  if (written === '') return 'empty';
  // As a reader counts them: a sign outside the basic plane is one.
  if ([...written].length > FOLDER_NAME_LIMIT) return 'tooLong';
  const isSame = (other: string) => other.trim().toLowerCase() === written.toLowerCase();
  return others.some(isSame) ? 'twice' : null;
}
