import { ChevronLeft, Users } from 'lucide-react';
import { formatCount } from '@rostra/i18n';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { LiveStateBadge } from '../../live/LiveStateBadge/index.ts';
import { useLiveRoom } from './LiveRoomContext.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './LiveRoomScreen.css.ts';

export interface LiveRoomHeaderProps {
  /** The meeting's name, in its original language; the page's heading of level 1. */
  title: string;
  /** The event's page. */
  backHref: string;
  /** Shown for everyone (LHST-27). @default false */
  isRecording?: boolean | undefined;
  /** Shown for everyone (LHST-26). @default false */
  isTranscribing?: boolean | undefined;
  /** A demo room (LCON-23). @default false */
  isDemo?: boolean | undefined;
  /** `LiveTimer`, in a part that updates each second; not shown before the start. */
  timer?: ReactNode;
  /** People here; null for members without access to it (LHST-09). */
  count?: number | null | undefined;
  /** `NetworkQuality`; with `isCompact` where space is short. */
  network?: ReactNode;
  /** At the end: the language and the reader's account. */
  end?: ReactNode;
}

/** The room's first line: its event, its state, the number of people. */
export function LiveRoomHeader({
  title,
  backHref,
  isRecording,
  isTranscribing,
  isDemo,
  timer,
  count = null,
  network,
  end,
}: LiveRoomHeaderProps) {
  const { t, state, isWaiting, isFullScreen, hasSheet } = useLiveRoom();
  const isInert = hasSheet || isFullScreen;
  const locale = useUiLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The join button is gone: the focus moves to the room's name, not to the page's end.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles.head} inert={isInert}>
      <PlainLink href={backHref} className={styles.back} aria-label={t('live.room.back')}>
        <Icon icon={ChevronLeft} size="lg" />
      </PlainLink>
      <h1 ref={heading} tabIndex={-1} className={styles.title} dir="auto">
        {title}
      </h1>
      <div className={styles.facts}>
        <LiveStateBadge
          t={t}
          state={state}
          isRecording={isRecording}
          isTranscribing={isTranscribing}
          isDemo={isDemo}
        />
        {!isWaiting && timer !== undefined && <span className={styles.timer}>{timer}</span>}
      </div>
      <div className={styles.end({ isAway: isInert })}>
        {wrapTexts(network)}
        {count !== null && (
          <span className={styles.count}>
            <Icon icon={Users} size="sm" />
            <span aria-hidden>{formatCount(count, locale)}</span>
            <VisuallyHidden>
              {count === 1 ? t('live.room.countOne') : t('live.room.count', { count })}
            </VisuallyHidden>
          </span>
        )}
        {wrapTexts(end)}
      </div>
    </header>
  );
}
