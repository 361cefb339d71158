import { formatDateTime } from '@rostra/i18n';
import type { ReactNode } from 'react';
import { LiveStateBadge } from '../../LiveStateBadge/index.ts';
import type { RoomState } from '../../RoomParts/roomTypes.ts';
import { useUiLocale } from '../../TextProvider/index.ts';
import type { LiveText } from '../liveText.ts';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import * as styles from './LiveRoomScreen.css.ts';

export interface LiveRoomScreenProps {
  t: LiveText;
  title: string;
  /** The event's page. */
  backHref: string;
  state: RoomState;
  /** When it is planned to begin; told while it has not. */
  startsAt: Date;
  isRecording?: boolean | undefined;
  isTranscribing?: boolean | undefined;
  /** `LiveTimer`, in a part that ticks. */
  timer?: ReactNode;
  /** People here; null for who may not know (LHST-09). */
  count?: number | null | undefined;
  /** At the end of the header: language, who the reader is. */
  headerEnd?: ReactNode;
  /** `ConnectionBanner`. */
  connection?: ReactNode;
  /** `VideoGrid`, a player; not asked for while the room waits or is over. */
  stage: ReactNode;
  /** Host, experts and staff see the stage before the start too. @default false */
  isBackstage?: boolean | undefined;
  /** Over the stage: `AutoplayPrompt`. */
  prompt?: ReactNode;
  /** Under the stage: the audition's end and what it costs to stay. */
  offer?: ReactNode;
  /** `RoomNotices`. */
  notices?: ReactNode;
  /** `RoomTabs`; without it the stage has the whole width. */
  panel?: ReactNode;
  /** Whether the panel's sheet is open on a phone. */
  isPanelOpen: boolean;
  onClosePanel: () => void;
  /** `RoomControls`. */
  controls: ReactNode;
  /** `RoomDialog`, `DeviceCheck` in a dialog. */
  dialogs?: ReactNode;
}

/** What stands where pictures would be, while the room waits or is over. */
function Said({ t, state, startsAt }: Pick<LiveRoomScreenProps, 't' | 'state' | 'startsAt'>) {
  const locale = useUiLocale();
  const isOver = state === 'stopped';
  return (
    <div className={styles.said}>
      <h2 className={styles.saidTitle}>
        {t(isOver ? 'live.room.ended.title' : 'live.room.waiting.title')}
      </h2>
      <p className={styles.saidText}>
        {isOver
          ? t('live.room.ended.text')
          : state === 'preparing'
            ? t('live.room.waiting.preparing')
            : t('live.room.waiting.text', { time: formatDateTime(startsAt, locale) })}
      </p>
    </div>
  );
}

/** The live room: header, stage, people and chat, controls; on phones people and chat are a sheet (LCON-01). */
export function LiveRoomScreen(props: LiveRoomScreenProps) {
  const { t, state, panel, isBackstage = false } = props;
  const isWaiting = state === 'unprepare' || state === 'preparing';
  const isStageShown = state !== 'stopped' && (!isWaiting || isBackstage);
  return (
    <div className={styles.room({ hasPanel: panel !== undefined })}>
      <RoomHeader
        t={t}
        title={props.title}
        backHref={props.backHref}
        badge={
          <LiveStateBadge
            t={t}
            state={state}
            isRecording={props.isRecording}
            isTranscribing={props.isTranscribing}
          />
        }
        timer={isWaiting ? undefined : props.timer}
        count={props.count}
        end={props.headerEnd}
      />
      <main className={styles.stage} aria-label={t('live.room.stage')}>
        {props.connection}
        <div className={styles.pictures}>
          {isStageShown ? props.stage : <Said t={t} state={state} startsAt={props.startsAt} />}
          {props.prompt !== undefined && <div className={styles.over}>{props.prompt}</div>}
          <div className={styles.notices}>{props.notices}</div>
        </div>
        {props.offer !== undefined && <div className={styles.offer}>{props.offer}</div>}
      </main>
      {panel !== undefined && (
        <RoomPanel t={t} isOpen={props.isPanelOpen} onClose={props.onClosePanel}>
          {panel}
        </RoomPanel>
      )}
      <footer className={styles.controls}>{props.controls}</footer>
      {props.dialogs}
    </div>
  );
}
