import { formatCount } from '@rostra/i18n';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { useText, useUiLocale } from '../../foundations/TextProvider/index.ts';
import { pagesShown } from './pagesShown.ts';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps extends RootProps {
  /** From 1. */
  page: number;
  /** With one page or none nothing is shown. */
  totalPages: number;
  /** The number of items, shown at the start. */
  total?: number | undefined;
  /** Receives the pressed page, from 1; with `getHref` it is called before the link is followed. */
  onChange?: ((page: number) => void) | undefined;
  /** Makes each page a link, so that it has its own address and search engines find it. */
  getHref?: ((page: number) => string) | undefined;
}

/** The pages of a list. Nothing is shown when there is only one. */
export function Pagination({
  page,
  totalPages,
  total,
  onChange,
  getHref,
  ...root
}: PaginationProps) {
  const t = useText();
  const locale = useUiLocale();
  if (totalPages <= 1) return null;
  const to = (target: number, label: string, content: ReactNode, isCurrent = false) => {
    const isDisabled = target < 1 || target > totalPages;
    const shared = {
      'aria-label': label,
      className: styles.page({ isCurrent }),
      ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
    };
    // At either end the button stays reachable by Tab, so its user keeps their place.
    if (isDisabled)
      return (
        <PlainButton {...shared} aria-disabled>
          {content}
        </PlainButton>
      );
    const press = onChange ? { onPress: () => onChange(target) } : {};
    return getHref ? (
      <PlainLink {...shared} {...press} href={getHref(target)}>
        {content}
      </PlainLink>
    ) : (
      <PlainButton {...shared} {...press}>
        {content}
      </PlainButton>
    );
  };
  return (
    <nav {...rootProps(root, styles.nav)} aria-label={t('pagination.label')}>
      {total !== undefined && (
        <span className={styles.total}>
          {t('pagination.total', { total: formatCount(total, locale) })}
        </span>
      )}
      <ul className={styles.list}>
        <li>{to(page - 1, t('pagination.previous'), <Icon icon={ChevronLeft} size="sm" />)}</li>
        {pagesShown(page, totalPages).map((n, index) => (
          <li key={n ?? `gap${index}`}>
            {n === null ? (
              <span aria-hidden className={styles.gap}>
                …
              </span>
            ) : (
              to(n, t('pagination.page', { page: n }), n, n === page)
            )}
          </li>
        ))}
        <li>{to(page + 1, t('pagination.next'), <Icon icon={ChevronRight} size="sm" />)}</li>
      </ul>
    </nav>
  );
}
