import { FavoriteFolders } from '@rostra/ui/FavoriteFolders';
import type { FavoriteFoldersProps } from '@rostra/ui/FavoriteFolders';
import { useState } from 'react';
import { personalSample } from '../../story/samples/personal.ts';

const sample = personalSample('en').FavoriteFolders;

/** Keep the default folder first, whatever its name. */
export const Do = () => <FavoriteFolders {...sample} />;

/** Sort it among the others: readers lose what they saved without choosing. */
export const Dont = () => (
  <FavoriteFolders {...sample} folders={sample.folders.toReversed()} items={[]} />
);

type Acts = Pick<FavoriteFoldersProps, 'create' | 'rename' | 'remove' | 'move' | 'takeOut'>;

/** Opens folders by state; acts resolve to a sentence when they fail. */
export function Example({
  folders,
  favoritesOf,
  acts,
}: {
  folders: FavoriteFoldersProps['folders'];
  favoritesOf: (folder: number) => FavoriteFoldersProps['items'];
  acts: Acts;
}) {
  const [current, setCurrent] = useState(folders[0]?.id ?? 0);
  return (
    <FavoriteFolders
      folders={folders}
      current={current}
      onOpen={setCurrent}
      items={favoritesOf(current)}
      {...acts}
    />
  );
}
