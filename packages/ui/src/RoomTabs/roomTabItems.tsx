import { formatCount } from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import { Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import { Icon } from '../Icon/index.ts';
import { handsText } from '../RoomParts/handsText.ts';
import type { LiveText } from '../screens/liveText.ts';
import * as tabs from '../Tabs/Tabs.css.ts';
import type { PanelTab } from './PanelTabs.tsx';
import type { RoomTab } from './RoomTabs.tsx';
import * as styles from './RoomTabs.css.ts';

/** What the tabs of people and public chat are made of. */
export interface RoomTabsContent {
  /** The room's texts in the reader's language. */
  t: LiveText;
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

/** How many messages have not been read, in words. */
export const unreadText = (t: LiveText, count: number): string =>
  count === 1 ? t('live.tabs.unreadOne') : t('live.tabs.unread', { count });

/** Marks a tab or a row with what has not been read. */
export const UnreadBadge = ({ t, count }: { t: LiveText; count: number }) => (
  <Badge count={count} label={unreadText(t, count)} tone="brand" />
);

/** The tabs that every room has: people, and the public chat for who may read it. */
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
