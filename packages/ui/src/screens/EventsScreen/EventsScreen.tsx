import type { ReactNode } from 'react';
import type { EventCardData } from '../../EventCard/index.ts';
import { Heading } from '../../Heading/index.ts';
import { TabLinks } from '../../TabLinks/index.ts';
import { Text } from '../../Text/index.ts';
import { EventList } from '../EventList.tsx';
import * as frame from '../pageFrame.css.ts';
import type { ScreenText } from '../screenText.ts';
import * as styles from './EventsScreen.css.ts';

export interface EventsScreenProps {
  t: ScreenText;
  types: readonly { href: string; text: string; isCurrent: boolean }[];
  events: readonly EventCardData[];
  state?: 'ready' | 'loading' | 'error' | undefined;
  pages?: ReactNode;
  onRetry: () => void;
}

/** Events by type, the next ones first. */
export function EventsScreen({ t, types, events, state, pages, onRetry }: EventsScreenProps) {
  return (
    <div className={`${frame.page} ${frame.block}`}>
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
        {pages}
      </div>
    </div>
  );
}
