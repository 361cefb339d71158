import { formatDate } from '@rostra/i18n';
import { Ellipsis, FolderInput, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Menu } from '../../overlays/Menu/index.ts';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { usePersonalText } from '../../foundations/TextProvider/usePersonalText.ts';
import type { FavoriteFoldersProps, FavoriteItem } from './FavoriteFoldersProps.ts';
import * as styles from './FavoriteFolders.css.ts';

interface FavoriteItemsInput extends Pick<
  FavoriteFoldersProps,
  'folders' | 'current' | 'items' | 'onRetry' | 'move' | 'takeOut'
> {
  onNotice: (received: string) => void;
}

/** The favorites in the open folder; each can be moved or removed. */
export function FavoriteItems(props: FavoriteItemsInput) {
  const { folders, current, items, onRetry, onNotice } = props;
  const t = usePersonalText();
  const locale = useUiLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The app's sentence; empty where no reason is known. */
  const [fault, setFault] = useState<string>();
  const act = (doing: Promise<string | undefined>, received: string): void => {
    setFault(undefined);
    doing
      .catch(() => '')
      .then((problem) => {
        setFault(problem);
        if (problem !== undefined) return;
        onNotice(received);
        // The row with the focus is gone, so the focus moves to the heading.
        heading.current?.focus();
      })
      .catch(() => undefined);
  };
  const actionsOf = ({ id, title }: FavoriteItem) => [
    ...folders
      .filter((folder) => folder.id !== current)
      .map(({ id: target, name }) => ({
        id: `move-${target}`,
        icon: FolderInput,
        label: t('favorites.moveTo', { name }),
        onPress: () => act(props.move(id, target), t('favorites.moved', { name, title })),
      })),
    {
      id: 'takeOut',
      icon: Trash2,
      tone: 'danger' as const,
      isFirstOfGroup: folders.length > 1,
      label: t('favorites.takeOut'),
      onPress: () => act(props.takeOut(id), t('favorites.takenOut', { title })),
    },
  ];
  return (
    <section className={styles.kept}>
      <h2 ref={heading} tabIndex={-1} className={styles.title} dir="auto">
        {folders.find(({ id }) => id === current)?.name}
      </h2>
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          {fault === '' ? t('favorites.failed') : fault}
        </p>
      )}
      {onRetry && <ErrorState onRetry={onRetry} />}
      {!onRetry && items === null && <Skeleton count={4} isAnnounced />}
      {!onRetry && items?.length === 0 && (
        <EmptyState title={t('favorites.empty')}>{t('favorites.emptyText')}</EmptyState>
      )}
      {!onRetry && items && items.length > 0 && (
        <ul>
          {items.map((item) => {
            const label = t('favorites.itemActions', { title: item.title });
            return (
              <li key={item.id} className={styles.item}>
                <div className={styles.words}>
                  <PlainLink href={item.href} className={styles.link}>
                    <bdi>{item.title}</bdi>
                  </PlainLink>
                  <span className={styles.meta}>
                    <span>{item.kind}</span>
                    <time dateTime={item.savedAt.toISOString()}>
                      {formatDate(item.savedAt, locale)}
                    </time>
                  </span>
                </div>
                <Menu
                  label={label}
                  trigger={<IconButton icon={Ellipsis} label={label} />}
                  items={actionsOf(item)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
