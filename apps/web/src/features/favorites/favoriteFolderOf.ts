import type { FavoriteFolder as FolderRow } from '@rostra/contract';
import type { FavoriteFolder } from '@rostra/ui/FavoriteFolders';

/** Maps a folder to its entry in the list of folders. */
export const favoriteFolderOf = (row: FolderRow): FavoriteFolder => ({
  id: row.id,
  name: row.name,
  count: row.count,
  isDefault: row.is_default,
});
