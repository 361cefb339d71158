import { ChevronLeft, Users } from 'lucide-react';
import { formatCount } from '@rostra/i18n';
import type { ReactNode } from 'react';
import { Icon } from '../../Icon/index.ts';
import { PlainLink } from '../../Press/PlainLink.tsx';
import { useUiLocale } from '../../TextProvider/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import type { LiveText } from '../liveText.ts';
import * as styles from './LiveRoomScreen.css.ts';

export interface RoomHeaderProps {
  t: LiveText;
  title: string;
  backHref: string;
  badge: ReactNode;
  timer?: ReactNode;
  count?: number | null | undefined;
  end?: ReactNode;
}

/** The room's first line: where it belongs, what it is at, how many are here. */
export function RoomHeader({
  t,
  title,
  backHref,
  badge,
  timer,
  count = null,
  end,
}: RoomHeaderProps) {
  const locale = useUiLocale();
  return (
    <header className={styles.head}>
      <PlainLink href={backHref} className={styles.back} aria-label={t('live.room.back')}>
        <Icon icon={ChevronLeft} size="lg" />
      </PlainLink>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.facts}>
        {badge}
        {timer !== undefined && <span className={styles.timer}>{timer}</span>}
      </div>
      <div className={styles.end}>
        {count !== null && (
          <span className={styles.count}>
            <Icon icon={Users} size="sm" />
            <span aria-hidden>{formatCount(count, locale)}</span>
            <VisuallyHidden>{t('live.room.count', { count })}</VisuallyHidden>
          </span>
        )}
        {end}
      </div>
    </header>
  );
}
