import type { ReactNode } from 'react';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { EnteredEventList } from '../../events/EnteredEventList/index.ts';
import type { EnteredEventListProps } from '../../events/EnteredEventList/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { TabLinks } from '../../navigation/TabLinks/index.ts';
import { PersonalCenterLayout } from '../PersonalCenterLayout/index.ts';
import type { ScreenText } from '../screenText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';

export interface EnteredEventsScreenProps extends EnteredEventListProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The personal center's menu. */
  menu: ReactNode;
  /** The states to choose from, all of them first. */
  filters: readonly { href: string; text: string; isCurrent: boolean }[];
  /** The first page is loading; `more` shows the loading of further pages. */
  isLoading: boolean;
  /** The list failed to load; replaces all rows. */
  hasFailed: boolean;
  /** Loads the list again. */
  onRetry: () => void;
  /** A button for more rows. */
  more?: ReactNode;
  /** The address of the events, for a reader without registrations. */
  browseHref: string;
}

/** /personalCenter/enteredEvent: the reader's registrations by state (PROF-04, REG-18). */
export function EnteredEventsScreen(props: EnteredEventsScreenProps) {
  const { t, events, filters } = props;
  const isFiltered = filters.some(({ isCurrent }, at) => isCurrent && at > 0);
  return (
    <PersonalCenterLayout
      ref={props.ref}
      className={props.className}
      menu={props.menu}
      title={t('personalCenter.events.title')}
    >
      <TabLinks label={t('personalCenter.events.filter')} tabs={filters} />
      {props.hasFailed ? (
        <ErrorState onRetry={props.onRetry} />
      ) : props.isLoading ? (
        <Skeleton shape="line" count={6} isAnnounced />
      ) : events.length > 0 ? (
        <EnteredEventList t={t} events={events} onCancel={props.onCancel} />
      ) : isFiltered ? (
        <EmptyState title={t('personalCenter.events.emptyState')}>
          {t('personalCenter.events.emptyStateText')}
        </EmptyState>
      ) : (
        <EmptyState
          title={t('personalCenter.events.empty')}
          actions={
            <LinkButton href={props.browseHref}>{t('personalCenter.events.browse')}</LinkButton>
          }
        >
          {t('personalCenter.events.emptyText')}
        </EmptyState>
      )}
      {wrapTexts(props.more)}
    </PersonalCenterLayout>
  );
}
