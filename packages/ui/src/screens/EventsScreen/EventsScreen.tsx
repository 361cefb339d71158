import type { ReactNode } from 'react';
import type { EventCardData } from '../../reading/EventCard/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { TabLinks } from '../../navigation/TabLinks/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { EventList } from '../EventList.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as frame from '../pageFrame.css.ts';
import type { ScreenText } from '../screenText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './EventsScreen.css.ts';

export interface EventsScreenProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Groups of event types, all of them first; each has its own address. */
  types: readonly { href: string; text: string; isCurrent: boolean }[];
  /** The events of the page, the next one first; shown only in the state `ready`. */
  events: readonly EventCardData[];
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** `Pagination`, under the list. */
  pages?: ReactNode;
  /** Loads the list again in the state `error`. */
  onRetry: () => void;
}

/** Events by type, the next ones first. */
export function EventsScreen({
  t,
  types,
  events,
  state,
  pages,
  onRetry,
  ...root
}: EventsScreenProps) {
  return (
    <div {...rootProps(root, `${frame.page} ${frame.block}`)}>
      <div className={frame.listHead}>
        <Heading level={1} size="title-lg">
          {t('event.list')}
        </Heading>
        <Text as="span" size="sm" tone="muted">
          {t('event.beijing')}
        </Text>
      </div>
      <TabLinks label={t('event.typesLabel')} tabs={types} />
      <div className={styles.list}>
        <EventList
          t={t}
          events={events}
          state={state}
          level={2}
          empty={t('home.events.empty')}
          onRetry={onRetry}
        />
        {wrapTexts(pages)}
      </div>
    </div>
  );
}
