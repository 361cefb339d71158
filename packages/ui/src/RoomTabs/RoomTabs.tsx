import { formatCount } from '@rostra/i18n';
import { Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Badge } from '../Badge/index.ts';
import { Icon } from '../Icon/index.ts';
import { handsText } from '../RoomParts/handsText.ts';
import type { LiveText } from '../screens/liveText.ts';
import * as tabs from '../Tabs/Tabs.css.ts';
import { useUiLocale } from '../TextProvider/index.ts';
import * as styles from './RoomTabs.css.ts';

/** The values of the room's tabs (LCHT-02). */
export type RoomTab = 'attendees' | 'public_chat';

export interface RoomTabsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** @default 'attendees' (LCHT-03) */
  selected?: RoomTab | undefined;
  /** Gets the tab pressed; the app holds it as `selected`. */
  onSelect: (tab: RoomTab) => void;
  /** How many are here; null where the reader may not know. */
  attendeeCount?: number | null | undefined;
  /** Raised hands that wait for the reader: a sign at the people for as long as they are up. @default 0 */
  hands?: number | undefined;
  /** Messages of the public chat that the reader has not seen. @default 0 */
  unread?: number | undefined;
  /** Host and staff always may. Without it the first tab is shown whatever is selected (LCHT-04). @default true */
  isChatAllowed?: boolean | undefined;
  /** `AttendeeList`, with `HandQueue` above it for who hosts. */
  attendees: ReactNode;
  /** `ChatPanel`. */
  chat: ReactNode;
}

/** People or public chat beside the stage. */
export function RoomTabs(props: RoomTabsProps) {
  const {
    t,
    selected = 'attendees',
    onSelect,
    attendeeCount = null,
    hands = 0,
    unread = 0,
  } = props;
  const locale = useUiLocale();
  const isChatAllowed = props.isChatAllowed ?? true;
  const shown: RoomTab = isChatAllowed ? selected : 'attendees';
  return (
    <Tabs
      className={styles.root}
      selectedKey={shown}
      onSelectionChange={(key) => onSelect(key === 'public_chat' ? 'public_chat' : 'attendees')}
    >
      <TabList aria-label={t('live.tabs.label')} className={`${tabs.list} ${styles.list}`}>
        <Tab id="attendees" className={tabs.tab({ size: 'md' })}>
          {t('live.tabs.attendees')}
          {attendeeCount !== null && (
            <span className={tabs.count}>{formatCount(attendeeCount, locale)}</span>
          )}
          {hands > 0 && (
            <span role="img" aria-label={handsText(t, hands)} className={styles.hands}>
              <Icon icon={Hand} size="sm" />
              {hands}
            </span>
          )}
        </Tab>
        {isChatAllowed && (
          <Tab id="public_chat" className={tabs.tab({ size: 'md' })}>
            {t('live.tabs.chat')}
            <Badge
              count={unread}
              label={
                unread === 1 ? t('live.tabs.unreadOne') : t('live.tabs.unread', { count: unread })
              }
              tone="brand"
            />
          </Tab>
        )}
      </TabList>
      <TabPanel id="attendees" className={styles.panel}>
        {props.attendees}
      </TabPanel>
      {isChatAllowed && (
        <TabPanel id="public_chat" className={styles.panel}>
          {props.chat}
        </TabPanel>
      )}
    </Tabs>
  );
}
