import type { Favorite } from '@rostra/contract';
import type { Translate } from '@rostra/i18n';
import type { FavoriteItem } from '@rostra/ui/FavoriteFolders';
import type { WebTextKey } from '../../language/LanguageState.ts';

/** Maps a favorite to its entry in the folder. */
export const favoriteItemOf = (row: Favorite, t: Translate<WebTextKey>): FavoriteItem => ({
  id: row.id,
  title: row.title,
  kind: t(`search.kindOne.${row.kind}`),
  href: row.path,
  savedAt: new Date(row.created_at),
});
