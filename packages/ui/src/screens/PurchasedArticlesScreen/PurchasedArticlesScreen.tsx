import type { ReactNode } from 'react';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { OrderTable } from '../../money/OrderTable/index.ts';
import type { OrderRow } from '../../money/OrderTable/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { PersonalCenterLayout } from '../PersonalCenterLayout/index.ts';
import type { ScreenText } from '../screenText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import type { RootProps } from '../../rootProps.ts';

export interface PurchasedArticlesScreenProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The personal center's menu. */
  menu: ReactNode;
  /** Newest first; prices in coins. */
  rows: readonly OrderRow[];
  /** The first page is loading; `more` shows the loading of further pages. */
  isLoading: boolean;
  /** The list failed to load; replaces all rows. */
  hasFailed: boolean;
  /** Loads the list again. */
  onRetry: () => void;
  /** Pages or a button for more rows. */
  more?: ReactNode;
  /** The address of the articles, for a reader without purchases. */
  browseHref: string;
}

/** /personalCenter/purchase/articles: the reader's purchases (PROF-05). */
export function PurchasedArticlesScreen(props: PurchasedArticlesScreenProps) {
  const { t, rows } = props;
  return (
    <PersonalCenterLayout
      ref={props.ref}
      className={props.className}
      menu={props.menu}
      title={t('personalCenter.purchases.title')}
    >
      {props.hasFailed ? (
        <ErrorState onRetry={props.onRetry} />
      ) : props.isLoading ? (
        <Skeleton shape="line" count={6} isAnnounced />
      ) : rows.length === 0 ? (
        <EmptyState
          title={t('personalCenter.purchases.empty')}
          actions={
            <LinkButton href={props.browseHref}>{t('personalCenter.purchases.browse')}</LinkButton>
          }
        >
          {t('personalCenter.purchases.emptyText')}
        </EmptyState>
      ) : (
        <OrderTable
          t={t}
          label={t('personalCenter.purchases.title')}
          thing={t('personalCenter.purchases.thing')}
          rows={rows}
        />
      )}
      {wrapTexts(props.more)}
    </PersonalCenterLayout>
  );
}
