import { formatDateTime } from '@rostra/i18n';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { useLiveRoom } from './LiveRoomContext.ts';
import { WaitingMusic } from './WaitingMusic.tsx';
import type { WaitingMusicProps } from './WaitingMusic.tsx';
import * as styles from './LiveRoomScreen.css.ts';

export interface StageMessageProps {
  /** The planned start; shown before it. */
  startsAt: Date;
  /** The music of the waiting room, and its switch; absent where there is none. */
  music?: WaitingMusicProps['music'] | undefined;
}

/** The text in place of videos, while the room waits or is over. */
export function StageMessage({ startsAt, music }: StageMessageProps) {
  const { t, state } = useLiveRoom();
  const locale = useUiLocale();
  const isOver = state === 'stopped';
  return (
    <div className={styles.note}>
      <h2 className={styles.messageTitle}>
        {t(isOver ? 'live.room.ended.title' : 'live.room.waiting.title')}
      </h2>
      <p className={styles.messageText}>
        {isOver
          ? t('live.room.ended.text')
          : state === 'preparing'
            ? t('live.room.waiting.preparing')
            : t('live.room.waiting.text', { time: formatDateTime(startsAt, locale) })}
      </p>
      {!isOver && music && <WaitingMusic t={t} music={music} />}
    </div>
  );
}
