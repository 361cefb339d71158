import type { Favorite, FavoriteFolder as FolderRow } from '@rostra/contract';
import type { Translate } from '@rostra/i18n';
import type { FavoriteFolder, FavoriteItem } from '@rostra/ui/FavoriteFolders';
import type { WebTextKey } from '../../language/LanguageState.ts';

/** Maps a folder to its entry in the list of folders. */
export const favoriteFolderOf = (row: FolderRow): FavoriteFolder => ({
  id: row.id,
  name: row.name,
  count: row.count,
  isDefault: row.is_default,
});

/** Maps a favorite to its entry in the folder. */
export const favoriteItemOf = (row: Favorite, t: Translate<WebTextKey>): FavoriteItem => ({
  id: row.id,
  title: row.title,
  kind: t(`search.kindOne.${row.kind}`),
  href: row.path,
  savedAt: new Date(row.created_at),
});
