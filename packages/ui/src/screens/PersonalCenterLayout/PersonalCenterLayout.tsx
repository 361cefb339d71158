import type { ReactNode } from 'react';
import { page } from '../pageFrame.css.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './PersonalCenterLayout.css.ts';
import { wrapTexts } from '../../wrapTexts.tsx';

export interface PersonalCenterLayoutProps extends RootProps {
  /** The personal center's menu. */
  menu: ReactNode;
  /** The title of the current page. */
  title: string;
  /** An action on the whole page, at the end of the title's line. */
  action?: ReactNode;
  /** The page, under its title. */
  children: ReactNode;
}

/** The frame of all pages of the personal center: menu beside page (PROF-01). */
export function PersonalCenterLayout({
  menu,
  title,
  action,
  children,
  ...root
}: PersonalCenterLayoutProps) {
  return (
    <div {...rootProps(root, `${page} ${styles.root}`)}>
      <div className={styles.menu}>{menu}</div>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {wrapTexts(action)}
        </div>
        {wrapTexts(children)}
      </div>
    </div>
  );
}
