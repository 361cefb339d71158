import { FolderPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useFocusRestore } from '../../focus/useFocusRestore.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { usePersonalText } from '../../foundations/TextProvider/usePersonalText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { FavoriteItems } from './FavoriteItems.tsx';
import { FolderDialogs } from './FolderDialogs.tsx';
import type { FolderQuestion } from './FolderDialogs.tsx';
import { FolderRow } from './FolderRow.tsx';
import * as styles from './FavoriteFolders.css.ts';

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

export interface FavoriteFoldersProps {
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

/** Folders of favorites, and the contents of the open one (SOC-09, SOC-11). */
export function FavoriteFolders(props: FavoriteFoldersProps) {
  const { folders, current } = props;
  const t = usePersonalText();
  const [question, setQuestion] = useState<FolderQuestion | null>(null);
  const [news, setNews] = useState('');
  const root = useRef<HTMLDivElement>(null);
  // The focused row was deleted: the focus moves to its neighbor.
  useFocusRestore(root);
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
