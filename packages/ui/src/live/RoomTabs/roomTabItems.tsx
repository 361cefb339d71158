import { formatCount } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../status/Badge/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { handsText } from '../RoomParts/handsText.ts';
import type { LiveText } from '../../screens/liveText.ts';
import * as tabs from '../../navigation/Tabs/Tabs.css.ts';
import type { PanelTab } from './PanelTabs.tsx';
import type { RoomTab } from './RoomTab.ts';
import * as styles from './RoomTabs.css.ts';

/** The content of the people and public chat tabs. */
export interface RoomTabsContent {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The number of people here; null where the reader may not know. */
  attendeeCount?: number | null | undefined;
  /**
   * Raised hands that wait for the reader: a sign at the people tab while they are up. @default 0
   */
  hands?: number | undefined;
  /** Unread messages of the public chat. @default 0 */
  unread?: number | undefined;
  /**
   * Always true for host and staff. Otherwise the first tab is shown whichever is selected
   * (LCHT-04). @default true
   */
  isChatAllowed?: boolean | undefined;
  /** `AttendeeList`, with `HandQueue` above it for hosts. */
  attendees: ReactNode;
  /** `ChatPanel`. */
  chat: ReactNode;
}

/** Returns the number of unread messages, in words. */
export const unreadText = (t: LiveText, count: number): string =>
  count === 1 ? t('live.tabs.unreadOne') : t('live.tabs.unread', { count });

/** Marks a tab or a row with its unread count. */
export const UnreadBadge = ({ t, count }: { t: LiveText; count: number }) => (
  <Badge count={count} label={unreadText(t, count)} tone="brand" />
);

/** Returns the tabs of every room: people, and the public chat for its readers. */
export function roomTabItems(content: RoomTabsContent, locale: Locale): PanelTab<RoomTab>[] {
  const { t, attendeeCount = null, hands = 0, unread = 0, isChatAllowed = true } = content;
  const people = (
    <>
      <span>{t('live.tabs.attendees')}</span>
      {attendeeCount !== null && (
        <span className={tabs.count}>{formatCount(attendeeCount, locale)}</span>
      )}
      {hands > 0 && (
        <span role="img" aria-label={handsText(t, hands)} className={styles.hands}>
          <Icon icon={Hand} size="sm" />
          <span>{hands}</span>
        </span>
      )}
    </>
  );
  const chat = (
    <>
      <span>{t('live.tabs.chat')}</span>
      <UnreadBadge t={t} count={unread} />
    </>
  );
  return [
    { id: 'attendees', head: people, content: content.attendees },
    ...(isChatAllowed ? [{ id: 'public_chat' as const, head: chat, content: content.chat }] : []),
  ];
}
