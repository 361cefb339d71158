import { FolderPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useKeptFocus } from '../focus/useKeptFocus.ts';
import { Icon } from '../Icon/index.ts';
import { usePersonalText } from '../TextProvider/usePersonalText.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { FavoriteItems } from './FavoriteItems.tsx';
import { FolderDialogs } from './FolderDialogs.tsx';
import type { FolderQuestion } from './FolderDialogs.tsx';
import { FolderRow } from './FolderRow.tsx';
import * as styles from './FavoriteFolders.css.ts';

export interface FavoriteFolder {
  id: number;
  name: string;
  /** Favorites in it. */
  count: number;
  /** There is one: what is in a deleted folder moves to it, and it stays (SOC-11). */
  isDefault: boolean;
}

export interface FavoriteItem {
  id: number;
  title: string;
  /** "Article", in the reader's language. */
  kind: string;
  href: string;
  savedAt: Date;
}

/** Does it, and gives a sentence where it could not be done; undefined when it is done. */
export type FavoriteAct<Args extends unknown[]> = (...args: Args) => Promise<string | undefined>;

export interface FavoriteFoldersProps {
  /** The default one first. */
  folders: readonly FavoriteFolder[];
  /** Id of the folder that is open. */
  current: number;
  /** Gets the id of the folder pressed. */
  onOpen: (id: number) => void;
  /** Makes a folder; what was typed stays while it could not. */
  create: FavoriteAct<[name: string]>;
  /** Names a folder anew; what was typed stays while it could not. */
  rename: FavoriteAct<[id: number, name: string]>;
  /** Deletes a folder and moves what is in it to the default one. */
  remove: FavoriteAct<[id: number]>;
  /** What is in the open folder, newest first; null while it loads. */
  items: readonly FavoriteItem[] | null;
  /** It did not load; called to load it again. */
  onRetry?: (() => void) | undefined;
  /** Moves a favorite to another folder. */
  move: FavoriteAct<[item: number, folder: number]>;
  /** Removes a favorite. */
  takeOut: FavoriteAct<[item: number]>;
}

/** Folders of favorites and what is in the open one (SOC-09, SOC-11). */
export function FavoriteFolders(props: FavoriteFoldersProps) {
  const { folders, current } = props;
  const t = usePersonalText();
  const [question, setQuestion] = useState<FolderQuestion | null>(null);
  const [news, setNews] = useState('');
  const root = useRef<HTMLDivElement>(null);
  // A row that is deleted had asked: its neighbour goes on.
  useKeptFocus(root);
  return (
    <div ref={root} className={styles.root}>
      <nav aria-label={t('favorites.folders')} className={styles.folders}>
        <ul className={styles.list}>
          {folders.map((folder) => (
            <FolderRow
              key={folder.id}
              folder={folder}
              isOpen={folder.id === current}
              onOpen={() => props.onOpen(folder.id)}
              onAsk={(kind) => setQuestion({ kind, folder })}
            />
          ))}
        </ul>
        <Button
          size="sm"
          emphasis="outline"
          tone="neutral"
          onPress={() => setQuestion({ kind: 'create' })}
        >
          <Icon icon={FolderPlus} size="sm" />
          <span>{t('favorites.create')}</span>
        </Button>
      </nav>
      <FavoriteItems {...props} key={current} onNews={setNews} />
      <FolderDialogs
        {...props}
        question={question}
        onClose={() => setQuestion(null)}
        onDone={setNews}
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}
