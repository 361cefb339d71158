import type { Favorite, FavoriteFolder } from '@rostra/contract';
import { FavoriteFolders } from '@rostra/ui/FavoriteFolders';
import { PersonalCenterLayout } from '@rostra/ui/screens/PersonalCenterLayout';
import { useState } from 'react';
import { screenName } from '../../app/screenName.ts';
import { favoriteFolderOf, favoriteItemOf } from '../../features/favorites/favoritesOf.ts';
import { CenterMenu } from '../../features/personal-center/CenterMenu.tsx';
import { useText } from '../../language/useText.ts';

const done = () => Promise.resolve(undefined);

export interface FavoritesPageProps {
  /** The default one first. */
  folders: readonly FavoriteFolder[];
  /** Favorites of every folder, newest first. */
  favorites: readonly Favorite[];
}

/** SOC-09, SOC-11: favorites by folder. */
export function FavoritesPage({ folders, favorites }: FavoritesPageProps) {
  const t = useText();
  const [current, setCurrent] = useState(favorites[0]?.folder_id ?? 0);
  return (
    <PersonalCenterLayout menu={<CenterMenu />} title={screenName(t, 'collection')}>
      <FavoriteFolders
        folders={folders.map(favoriteFolderOf)}
        current={current}
        onOpen={setCurrent}
        items={favorites
          .filter((favorite) => favorite.folder_id === current)
          .map((favorite) => favoriteItemOf(favorite, t))}
        create={done}
        rename={done}
        remove={done}
        move={done}
        takeOut={done}
      />
    </PersonalCenterLayout>
  );
}
