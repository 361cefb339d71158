import { Ellipsis, Folder, FolderOpen } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Menu } from '../../overlays/Menu/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { usePersonalText } from '../../foundations/TextProvider/usePersonalText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { FavoriteFolder } from './FavoriteFoldersProps.ts';
import * as styles from './FavoriteFolders.css.ts';

export interface FolderRowInput {
  folder: FavoriteFolder;
  isOpen: boolean;
  onOpen: () => void;
  onAsk: (kind: 'rename' | 'remove') => void;
}

/** A folder with its count and actions. The default folder cannot be deleted. */
export function FolderRow({ folder, isOpen, onOpen, onAsk }: FolderRowInput) {
  const t = usePersonalText();
  const label = t('favorites.actions', { name: folder.name });
  return (
    <li className={styles.row}>
      <PlainButton
        className={styles.folder}
        aria-current={isOpen ? 'true' : undefined}
        onPress={onOpen}
      >
        <Icon icon={isOpen ? FolderOpen : Folder} />
        <span className={styles.name} dir="auto">
          {folder.name}
        </span>
        <span className={styles.count}>
          <span aria-hidden>{folder.count}</span>
          <VisuallyHidden>{t('favorites.count', { count: folder.count })}</VisuallyHidden>
        </span>
      </PlainButton>
      <Menu
        label={label}
        trigger={<IconButton icon={Ellipsis} label={label} />}
        items={[
          { id: 'rename', label: t('favorites.rename'), onPress: () => onAsk('rename') },
          ...(folder.isDefault
            ? []
            : [
                {
                  id: 'remove',
                  label: t('favorites.remove'),
                  tone: 'danger' as const,
                  onPress: () => onAsk('remove'),
                },
              ]),
        ]}
      />
    </li>
  );
}
