import type { FavoriteFolder as FolderRow } from '@rostra/contract';
import type { FavoriteFolder } from '@rostra/ui/FavoriteFolders';

/** A folder as the list of folders shows it. */
export const favoriteFolderOf = (row: FolderRow): FavoriteFolder => ({
  id: row.id,
  name: row.name,
  count: row.count,
  isDefault: row.is_default,
});
