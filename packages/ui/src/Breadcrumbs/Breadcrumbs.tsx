import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { useOnDemandText } from '../TextProvider/useOnDemandText.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A page above the one that is read. */
export interface BreadcrumbPage {
  /** The page's name, as its own heading says it. */
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the top of the site down to the page's parent; with none nothing is shown. */
  pages: readonly BreadcrumbPage[];
  /** The name of the page itself, which is no link. */
  current: string;
  /** Names the landmark, where a page has two of them. @default the library's "You are here" */
  label?: string | undefined;
}

/** The way from the top of the site to this page. It wraps; no step is left out. */
export function Breadcrumbs({ pages, current, label }: BreadcrumbsProps) {
  const t = useOnDemandText();
  if (pages.length === 0) return null;
  return (
    <nav aria-label={label ?? t('breadcrumbs.label')}>
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
