import { Fragment } from 'react';
import { MenuItem } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Icon } from '../../foundations/Icon/index.ts';
import type { MenuAction } from './MenuAction.ts';
import * as styles from './Menu.css.ts';

/** The items of a menu, with a divider above each group except the first. */
export function MenuItems({ items }: { items: readonly MenuAction[] }) {
  return items.map((item, index) => (
    <Fragment key={item.id}>
      {item.isFirstOfGroup === true && index > 0 && <Separator className={styles.rule} />}
      <MenuItem
        id={item.id}
        textValue={item.label}
        isDisabled={item.isDisabled ?? false}
        className={`${styles.item} ${item.tone === 'danger' ? styles.danger : ''}`}
        {...(item.href === undefined ? {} : { href: item.href })}
        {...(item.onPress ? { onAction: item.onPress } : {})}
      >
        {item.icon && (
          <span className={item.tone === 'danger' ? '' : styles.icon}>
            <Icon icon={item.icon} />
          </span>
        )}
        {item.note === undefined ? (
          <span>{item.label}</span>
        ) : (
          <span className={styles.words}>
            <span>{item.label}</span> <span className={styles.note}>{item.note}</span>
          </span>
        )}
      </MenuItem>
    </Fragment>
  ));
}
