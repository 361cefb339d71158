import { ChevronRight } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A page above the current one. */
export interface BreadcrumbPage {
  /** The page's name, identical to its heading. */
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends RootProps {
  /** From the top level down to the page's parent; if empty, nothing is rendered. */
  pages: readonly BreadcrumbPage[];
  /** The name of the current page, which is not a link. */
  current: string;
  /** Accessible name of the landmark, needed if a page has two. @default the library's "You are here" */
  label?: string | undefined;
}

/** The path from the top of the site to this page. It wraps, and no step is left out. */
export function Breadcrumbs({ pages, current, label, ...root }: BreadcrumbsProps) {
  const t = useOnDemandText();
  if (pages.length === 0) return null;
  return (
    <nav {...rootProps(root)} aria-label={label ?? t('breadcrumbs.label')}>
      <ol className={styles.list}>
        {pages.map((page) => (
          <li key={page.href} className={styles.step}>
            <Link href={page.href} emphasis="quiet" size="sm">
              <bdi>{page.label}</bdi>
            </Link>
            <span className={styles.arrow}>
              <Icon icon={ChevronRight} size="sm" />
            </span>
          </li>
        ))}
        <li className={styles.step}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
