import { FolderPlus } from 'lucide-react';
import { useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useFocusRestore } from '../../focus/restoreFocus/restoreFocus.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { usePersonalText } from '../../foundations/TextProvider/usePersonalText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { FavoriteItems } from './FavoriteItems.tsx';
import { FolderDialogs } from './FolderDialogs.tsx';
import type { FolderConfirmation } from './FolderDialogs.tsx';
import { FolderRow } from './FolderRow.tsx';
import { rootProps } from '../../rootProps.ts';
import * as styles from './FavoriteFolders.css.ts';
import type { FavoriteFoldersProps } from './FavoriteFoldersProps.ts';

export type {
  FavoriteFolder,
  FavoriteItem,
  FavoriteAct,
  FavoriteFoldersProps,
} from './FavoriteFoldersProps.ts';

/** Folders of favorites, and the contents of the open one (SOC-09, SOC-11). */
export function FavoriteFolders(props: FavoriteFoldersProps) {
  const { folders, current } = props;
  const t = usePersonalText();
  const [question, setQuestion] = useState<FolderConfirmation | null>(null);
  const [notice, setNotice] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(props.ref, () => root.current as HTMLElement, []);
  // The focused row was deleted: the focus moves to its neighbor.
  useFocusRestore(root);
  return (
    <div {...rootProps({ ref: root, className: props.className }, styles.root)}>
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
      <FavoriteItems {...props} key={current} onNotice={setNotice} />
      <FolderDialogs
        {...props}
        question={question}
        onClose={() => setQuestion(null)}
        onDone={setNotice}
      />
      <VisuallyHidden>
        <span role="status">{notice}</span>
      </VisuallyHidden>
    </div>
  );
}
