import type { RootProps } from '../../rootProps.ts';
export interface FavoriteFolder {
  id: number;
  name: string;
  /** Number of favorites in it. */
  count: number;
  /**
   * Exactly one folder is the default: it cannot be deleted, and receives the favorites of deleted
   * folders (SOC-11).
   */
  isDefault: boolean;
}

export interface FavoriteItem {
  id: number;
  title: string;
  /** The type, such as "Article", in the reader's language. */
  kind: string;
  href: string;
  savedAt: Date;
}

/** Runs an action. Resolves to undefined if done, otherwise to a sentence with the reason. */
export type FavoriteAct<Args extends unknown[]> = (...args: Args) => Promise<string | undefined>;

export interface FavoriteFoldersProps extends RootProps {
  /** Folders, the default one first. */
  folders: readonly FavoriteFolder[];
  /** ID of the open folder. */
  current: number;
  /** Gets the ID of the selected folder. */
  onOpen: (id: number) => void;
  /** Creates a folder; the input stays if that fails. */
  create: FavoriteAct<[name: string]>;
  /** Renames a folder; the input stays if that fails. */
  rename: FavoriteAct<[id: number, name: string]>;
  /** Deletes a folder and moves its favorites to the default one. */
  remove: FavoriteAct<[id: number]>;
  /** Favorites in the open folder, newest first; null while loading. */
  items: readonly FavoriteItem[] | null;
  /** Retries after the favorites failed to load. */
  onRetry?: (() => void) | undefined;
  /** Moves a favorite to another folder. */
  move: FavoriteAct<[item: number, folder: number]>;
  /** Removes a favorite. */
  takeOut: FavoriteAct<[item: number]>;
}
